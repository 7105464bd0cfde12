import { holds, said } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';

type FieldError = { pointer: string; code: string };

const unstorable = '\\u0000';
/** What the contract asks beyond its keywords, told by codes that are none of them. */
const beyondKeywords = ['checksum', 'network'];

/**
 * Holds an answer against what the document says of the input: a bad one is refused with VALIDATION_FAILED that points
 * at the place, a good one is refused for something else or not at all.
 */
export function judgeVerdict(answer: Answer, isGood: boolean, pointer: string, sent: string): void {
  const errors = errorsOf(answer);
  // The contract lets a server call such a text unreadable, whatever the schema says of it.
  if (sent.includes(unstorable) && answer.status < 500) return;
  if (isGood) {
    const isRefused = errors.some(({ code }) => !beyondKeywords.includes(code));
    const why = errors.map(({ pointer, code }) => `${pointer} ${code}`).join();
    holds(!isRefused, `${answer.place} refuses ${sent}, which the contract allows (${why})`);
    return;
  }
  const isRefused = answer.code === 'VALIDATION_FAILED';
  holds(
    isRefused,
    `${answer.place} must refuse ${sent} with VALIDATION_FAILED and answers ${said(answer)}`,
  );
  const places = errors.map(({ pointer }) => pointer.toLowerCase());
  const isPointedAt = places.some((one) => one.startsWith(pointer.toLowerCase()));
  holds(isPointedAt, `${answer.place} refuses ${sent} at ${places.join()} instead of ${pointer}`);
}

function errorsOf({ code, json }: Answer): FieldError[] {
  return code === 'VALIDATION_FAILED' ? ((json as { errors?: FieldError[] }).errors ?? []) : [];
}
