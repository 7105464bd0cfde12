import { isDeepStrictEqual } from 'node:util';
import { BrokenRule } from './broken-rule.ts';
import type { Answer } from './http/answer.ts';

/** Throws `BrokenRule` with this sentence unless the condition is true. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new BrokenRule(sentence);
}

/** Throws `BrokenRule` unless both are equal, member by member. `what` names the value, like "available_taps". */
export function same(actual: unknown, expected: unknown, what: string): void {
  holds(
    isDeepStrictEqual(actual, expected),
    `${what} must be ${show(expected)} but is ${show(actual)}`,
  );
}

/** Returns the JSON of a response with status 200. Throws `BrokenRule` for every other status. */
export function ok<Body>(answer: Answer): Body {
  holds(answer.status === 200, `${answer.place} must return 200 but returned ${summaryOf(answer)}`);
  return answer.json as Body;
}

/** Throws `BrokenRule` unless the response is a problem with one of these codes. */
export function refused(answer: Answer, ...codes: string[]): void {
  const isExpected = codes.includes(answer.code ?? '');
  holds(
    isExpected,
    `${answer.place} must return ${codes.join(' or ')} but returned ${summaryOf(answer)}`,
  );
}

/** Returns the status and the code, or the status and the beginning of the body. */
export function summaryOf({ status, code, text }: Answer): string {
  return `${status} ${code ?? text.slice(0, 80)}`.trim();
}

const longest = 400;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
