import { isDeepStrictEqual } from 'node:util';
import { BrokenRule } from './broken-rule.ts';
import type { HttpResponse } from './http/response.ts';

/** Throws `BrokenRule` with the message `sentence` if the condition is false. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new BrokenRule(sentence);
}

/** Throws `BrokenRule` if the values are not deeply equal. `what` names the value in the message. */
export function same(actual: unknown, expected: unknown, what: string): void {
  holds(
    isDeepStrictEqual(actual, expected),
    `${what} must be ${show(expected)} but is ${show(actual)}`,
  );
}

/** Returns the JSON of a response with status 200. Throws `BrokenRule` for every other status. */
export function ok<Body>(response: HttpResponse): Body {
  holds(
    response.status === 200,
    `${response.place} must return 200 but returned ${summaryOf(response)}`,
  );
  return response.json as Body;
}

/** Throws `BrokenRule` if the response's problem code is missing or not in `codes`. */
export function refused(response: HttpResponse, ...codes: string[]): void {
  const isExpected = codes.includes(response.code ?? '');
  holds(
    isExpected,
    `${response.place} must return ${codes.join(' or ')} but returned ${summaryOf(response)}`,
  );
}

/** Returns the status with the problem code, or with the beginning of the body if there is no code. */
export function summaryOf({ status, code, text }: HttpResponse): string {
  return `${status} ${code ?? text.slice(0, 80)}`.trim();
}

const longest = 400;

const escapeOf = (mark: string) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

function show(value: unknown): string {
  // A mark that joins the letter before it would look like another letter.
  const text = (JSON.stringify(value) ?? 'undefined').replace(/\p{M}/gu, escapeOf);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
