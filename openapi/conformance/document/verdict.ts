import { holds, summaryOf } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';

type FieldError = { pointer: string; code: string };

const unstorable = '\\u0000';
/** Codes of field errors for rules that the schema cannot express. */
const beyondKeywords = ['checksum', 'network'];

/**
 * Compares a response with the verdict of the schema: invalid input must return VALIDATION_FAILED with a pointer to the place,
 * valid input must not return it. Throws `BrokenRule`.
 */
export function judgeVerdict(answer: Answer, isGood: boolean, pointer: string, sent: string): void {
  const errors = errorsOf(answer);
  // The contract allows MALFORMED_JSON for such a text, even if the schema accepts it.
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
    `${answer.place} must refuse ${sent} with VALIDATION_FAILED but returned ${summaryOf(answer)}`,
  );
  const places = errors.map(({ pointer }) => pointer.toLowerCase());
  const isPointedAt = places.some((one) => one.startsWith(pointer.toLowerCase()));
  holds(
    isPointedAt,
    `${answer.place} refuses ${sent} with the pointers ${places.join()} instead of ${pointer}`,
  );
}

function errorsOf({ code, json }: Answer): FieldError[] {
  return code === 'VALIDATION_FAILED' ? ((json as { errors?: FieldError[] }).errors ?? []) : [];
}
