import type { Schema } from '../../scripts/document.ts';

/** A test value and the keyword whose limit it tests. */
export type Candidate = {
  keyword: string;
  value: unknown;
};

/**
 * The JSON escape of U+0000. A server may refuse a text with this character as `MALFORMED_JSON`, even if the schema
 * accepts the text.
 */
export const unstorable = '\\u0000';

const ofOtherTypes = [null, true, 7, 1.5, 'text', [], {}];
const oddTexts = [
  '',
  ' ',
  'a b',
  'ü',
  '!',
  "a'b",
  'a\u0000b',
  'a\nb',
  '<b>',
  '%41',
  'bold_1',
  '🙂',
];

/** Returns valid and invalid values that test the keywords of a schema. `fits` returns true for a valid value. */
export function candidates(
  schema: Schema,
  fits: (value: unknown) => boolean,
  example: unknown,
): Candidate[] {
  const { enum: allowed = [], minimum, maximum, minLength, maxLength, pattern } = schema;
  const named = (keyword: string, values: unknown[]) => values.map((value) => ({ keyword, value }));
  const isOf = (type: string) => [schema.type].flat().includes(type);
  return [
    ...named('type', ofOtherTypes),
    ...(example === undefined ? [] : named('example', [example])),
    ...named(
      'enum',
      allowed.flatMap((one) => [one, `${one}X`, `${one}`.toLowerCase()]),
    ),
    ...(typeof minimum === 'number' ? named('minimum', [minimum, minimum - 1]) : []),
    ...(typeof maximum === 'number' ? named('maximum', [maximum, maximum + 1]) : []),
    ...(typeof minLength === 'number'
      ? named('minLength', [
          '',
          atLength(minLength, fits, example).slice(1),
          atLength(minLength, fits, example),
        ])
      : []),
    ...(typeof maxLength === 'number'
      ? named('maxLength', [
          atLength(maxLength, fits, example),
          atLength(maxLength, fits, example, maxLength + 1),
        ])
      : []),
    ...(typeof pattern === 'string' ? named('pattern', [example, ...oddTexts]) : []),
    // Where `$` also fits before a line feed at the end, such a text seems to fit the pattern.
    ...(typeof pattern === 'string' && typeof example === 'string'
      ? named('pattern', [`${example}\n`])
      : []),
    ...(isOf('integer') ? named('type', tooWide(example)) : []),
    ...(isOf('string') && pattern === undefined ? named('type', oddTexts) : []),
  ];
}

/**
 * Returns numbers above all limits of the contract. In 64 bits the first one is negative, and the second one is
 * `example`.
 */
function tooWide(example: unknown): (bigint | number)[] {
  const wrapped = typeof example === 'number' ? BigInt(example) : 1n;
  return [2n ** 63n, 2n ** 64n + wrapped, Number.POSITIVE_INFINITY];
}

/**
 * Returns a valid text of at least `length` characters. If no valid text is found, returns only letters `a`.
 * @param whole A larger length to which the valid text is padded, to exceed the schema's `maxLength`
 */
function atLength(
  length: number,
  fits: (value: unknown) => boolean,
  example: unknown,
  whole = length,
): string {
  const starts = ['', 'https://example.com/', '-1:', typeof example === 'string' ? example : ''];
  const fills = ['a', '1', 'A', '='];
  const texts = starts.flatMap((start) => fills.map((fill) => ({ start, fill })));
  const { start, fill } = texts.find(({ start, fill }) => fits(start.padEnd(length, fill))) ?? {
    start: '',
    fill: 'a',
  };
  return start.padEnd(whole, fill);
}
