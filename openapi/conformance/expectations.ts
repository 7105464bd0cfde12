import { isDeepStrictEqual } from 'node:util';
import { BrokenRule } from './broken-rule.ts';
import type { HttpResponse } from './http/response.ts';

/** Throws `BrokenRule` with the message `sentence` if the condition is false. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new BrokenRule(sentence);
}

/**
 * Throws `BrokenRule` if the values are not deeply equal. If the values are large, the message contains only the first
 * place that differs.
 * @param what The name of the value in the message
 */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const isLarge = show(actual).length > large || show(expected).length > large;
  const place = isLarge ? differenceOf(actual, expected) : { pointer: '', actual, expected };
  const named = place.pointer === '' ? what : `${place.pointer} of ${what}`;
  throw new BrokenRule(`${named} must be ${show(place.expected)} but is ${show(place.actual)}`);
}

/** Returns the first place where two values differ, with its JSON pointer and both values there. */
function differenceOf(
  actual: unknown,
  expected: unknown,
  pointer = '',
): { pointer: string; actual: unknown; expected: unknown } {
  const here = { pointer, actual, expected };
  if (!isTree(actual) || !isTree(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return here;
  const names = Object.keys({ ...expected, ...actual });
  const name = names.find((one) => !isDeepStrictEqual(actual[one], expected[one]));
  return name === undefined
    ? here
    : differenceOf(actual[name], expected[name], `${pointer}/${name}`);
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

/** Returns the response with more words in its `place`, for messages such as "GET /user/me with two keys must …". */
export function described(response: HttpResponse, words: string): HttpResponse {
  return { ...response, place: `${response.place} ${words}` };
}

/** Returns the status with the problem code, or with the beginning of the body if there is no code. */
export function summaryOf({ status, code, text, json }: HttpResponse): string {
  if (code !== undefined) return `${status} ${code}`;
  const start = text.length > summaryLength ? `${text.slice(0, summaryLength)}…` : text;
  return `${status} ${json === undefined && start !== '' ? JSON.stringify(start) : start}`.trim();
}

/** Returns the summaries of responses, each once, joined with "and". */
export function summariesOf(responses: HttpResponse[]): string {
  return [...new Set(responses.map(summaryOf))].join(' and ');
}

const summaryLength = 80;
const longest = 400;
/** The length of a shown value from which a message contains one place instead of the whole value. */
const large = 160;

/** Returns the escapes of a text's UTF-16 code units, as in JSON. */
function escapesOf(text: string): string {
  const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.split('').map(escapeOf).join('');
}

function show(value: unknown): string {
  // A mark that joins the letter before it would look like another letter.
  const text = (JSON.stringify(value) ?? 'undefined').replace(/\p{M}/gu, escapesOf);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
