import { holds, summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';

/** Returns the response if its status is `status`. Throws `BrokenRule` for any other status. */
export async function expectStatus(
  status: number,
  sent: Promise<HttpResponse>,
): Promise<HttpResponse> {
  const response = await sent;
  holds(
    response.status === status,
    `${response.place} must return ${status} but returned ${summaryOf(response)}`,
  );
  return response;
}
