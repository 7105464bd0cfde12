import { holds, summaryOf } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';

/** Returns the response. Throws `BrokenRule` unless it has this status. */
export async function expectStatus(status: number, sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent;
  holds(
    answer.status === status,
    `${answer.place} must return ${status} but returned ${summaryOf(answer)}`,
  );
  return answer;
}
