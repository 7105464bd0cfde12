import type { Difference } from './contract-diff.ts';

/**
 * Returns why a change of an operation breaks complete servers of the older contract, or undefined if it breaks none.
 * Servers read exactly the requests of the contract (R109, R110), and send only its responses (R113).
 */
export function serverBreak({
  path,
  kind,
  property,
  base,
  revision,
}: Difference): string | undefined {
  const [, side] =
    /^#\/paths\/[^/]+\/[a-z]+\/(parameters|requestBody|responses)\b/.exec(path) ?? [];
  if (side === undefined || property === 'deprecated') return undefined;
  // Telegram adds fields to init data, which servers accept before the contract has them (R201).
  if (kind === 'added' && path.startsWith('#/paths/~1init data/')) return undefined;
  if (side !== 'responses')
    return 'Complete servers read requests as before: before the next major version, use a new operation of a new profile.';
  if (kind === 'added' && newPart.test(path) && !isRequired(revision?.value)) return undefined;
  if (property === 'required' && !gainsNames(base?.value, revision?.value)) return undefined;
  return 'Complete servers may send the older response: before the next major version, allow both. A new field is optional.';
}

/** Returns true if a list of names has one that the list before lacks. Each may be a single name, or absent. */
export function gainsNames(before: unknown, after: unknown): boolean {
  const names = [before ?? []].flat();
  return [after ?? []].flat().some((name) => !names.includes(name));
}

/**
 * Matches the JSON pointer to a response, header, media type or field, which complete servers need not send. Every
 * other new part, such as `allOf` or `dependentRequired`, makes a response narrower.
 */
const newPart =
  /\/properties(\/[^/]+)?$|^#\/paths\/[^/]+\/[a-z]+\/responses\/[^/]+(\/headers(\/[^/]+)?|\/content\/[^/]+)?$/;

/**
 * Returns true for a header that responses must have, and for headers with such a one. New fields are in the `required`
 * of their schema instead.
 */
const isRequired = (value: unknown) =>
  [value, ...Object.values(Object(value))].some(
    (one) => Reflect.get(Object(one), 'required') === true,
  );
