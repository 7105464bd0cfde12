import type { ContractOperation } from '../contract-operation.ts';
import { holds, summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import { unstorable } from './candidates.ts';
import { callWith, type Input } from './example-input.ts';
import { beyondDouble } from './json-of.ts';
import type { Violation } from './violations.ts';

type FieldError = { pointer: string; code: string };

/** Codes of field errors for rules that the schema cannot express. */
const beyondKeywords = ['checksum', 'network'];
/** The maximum number of field errors in a response, even if the input has more violations. */
const mostErrors = 100;

/**
 * Checks the response to an input.
 * @param violations The violations in the input. An empty list means that the input is valid.
 * @param sent The input as text. If the text contains `unstorable`, any status below 500 is accepted. If it contains
 * `beyondDouble`, MALFORMED_JSON is accepted.
 * @throws `BrokenRule` if valid input causes a field error whose code is not `checksum` or `network`.
 * @throws `BrokenRule` if the response to invalid input is not VALIDATION_FAILED, has more than 100 errors, or has
 * errors that differ from `violations`.
 */
export function judgeVerdict(response: HttpResponse, violations: Violation[], sent: string): void {
  const errors = errorsOf(response);
  // The contract allows MALFORMED_JSON for a text with U+0000, even if the schema accepts the text.
  if (sent.includes(unstorable) && response.status < 500) return;
  if (sent.includes(beyondDouble) && response.code === 'MALFORMED_JSON') return;
  const named = errors.map(({ pointer, code }) => `${pointer} ${code}`).join(', ') || 'none';
  if (violations.length === 0) {
    const isRefused = errors.some(({ code }) => !beyondKeywords.includes(code));
    holds(!isRefused, `${response.place} refuses ${sent}, which the contract allows (${named})`);
    return;
  }
  const isRefused = response.code === 'VALIDATION_FAILED';
  holds(
    isRefused,
    `${response.place} must refuse ${sent} with VALIDATION_FAILED but returned ${summaryOf(response)}`,
  );
  holds(
    errors.length <= mostErrors,
    `${response.place} refuses ${sent} with ${errors.length} errors; at most ${mostErrors} are allowed`,
  );
  const missing = violations.filter(
    (one) =>
      violations.length <= mostErrors && one.isOwn && !errors.some((error) => isAbout(error, one)),
  );
  holds(
    missing.length === 0,
    `${response.place} refuses ${sent} with the errors ${named}, without ${missing.map(describe).join(', ')}`,
  );
  const others = errors.filter((error) => !violations.some((one) => isAbout(error, one)));
  holds(
    others.length === 0,
    `${response.place} refuses ${sent} with the errors ${named}, of which ${others.map(({ pointer, code }) => `${pointer} ${code}`).join(', ')} is wrong: ${violations.map(describe).join(', ')}`,
  );
}

/** Sends an input and judges the response with `judgeVerdict`. */
export function judgeInput(
  kit: Kit,
  operation: ContractOperation,
  input: Input,
  violations: Violation[],
  sent: string,
): Promise<void> {
  return kit.attempt(async (attempt) => {
    // The server may store a valid input.
    const player = violations.length === 0 ? attempt.player() : attempt.refusedPlayer();
    judgeVerdict(await callWith(player, operation, input), violations, sent);
  });
}

/** Returns true if two pointers are equal. Ignores the case of pointers that begin with `/header/`. */
const isSame = (one: string, other: string) =>
  one === other || (one.startsWith('/header/') && one.toLowerCase() === other.toLowerCase());

const isAbout = ({ pointer, code }: FieldError, violation: Violation) =>
  isSame(pointer, violation.pointer) && violation.keywords.includes(code);

const describe = ({ pointer, keywords }: Violation) =>
  `${pointer} ${[...new Set(keywords)].join(' or ')}`;

function errorsOf({ code, json }: HttpResponse): FieldError[] {
  return code === 'VALIDATION_FAILED' ? ((json as { errors?: FieldError[] }).errors ?? []) : [];
}
