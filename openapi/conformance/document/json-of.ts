/** The JSON of the number `Infinity`, which a double cannot hold. A server may refuse it as `MALFORMED_JSON`. */
export const beyondDouble = '1e400';

/** Returns a value as JSON. A `bigint` becomes a number with all of its digits, and `Infinity` becomes `1e400`. */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'bigint') return `number:${one}`;
    return one === Number.POSITIVE_INFINITY ? `number:${beyondDouble}` : one;
  });
  return json.replace(/"number:([0-9e]+)"/g, '$1');
}
