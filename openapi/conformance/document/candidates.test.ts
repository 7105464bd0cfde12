import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { candidates } from './candidates.ts';
import { placesOf, valueAt, withValue } from './places.ts';

const { api } = readDocuments();

const taps = {
  id: 'TapsMessage',
  body: { $ref: '#/components/schemas/TapsMessage' },
  bodyExamples: { one: { session: 'k7w2m9q4' } },
};

test('every keyword of every place is tested with a valid and an invalid value', () => {
  const oneSided = [...api.operations, taps].flatMap(({ id, body, bodyExamples }) =>
    placesOf(api.document, body ?? {}).flatMap(({ names, schema }) => {
      const fits = (value: unknown) => api.validate(schema, value).length === 0;
      const example = Object.values(bodyExamples)
        .map((one) => valueAt(one, names))
        .find((one) => one !== undefined && one !== null);
      const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'enum'];
      return candidates(schema, fits, example)
        .filter(({ keyword }) => limits.includes(keyword))
        .reduce<{ keyword: string; good: boolean; bad: boolean }[]>((seen, { keyword, value }) => {
          const own = seen.find((one) => one.keyword === keyword) ?? {
            keyword,
            good: false,
            bad: false,
          };
          own.good ||= fits(value);
          own.bad ||= !fits(value);
          return [...seen.filter((one) => one !== own), own];
        }, [])
        .filter(({ good, bad }) => !good || !bad)
        .map(({ keyword }) => `${id} ${names.join('.')} ${keyword}`);
    }),
  );
  expect(oneSided).toEqual([]);
});

test('a place is changed, added or removed and the rest of the body stays the same', () => {
  const body = { a: { b: 1, c: 2 } };
  expect(withValue(body, ['a', 'b'], 3)).toEqual({ a: { b: 3, c: 2 } });
  expect(withValue(body, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } });
  expect(withValue(body, ['d', 'e'], 4)).toEqual({ ...body, d: { e: 4 } });
  expect(body).toEqual({ a: { b: 1, c: 2 } });
});

test('a text that fits a pattern is also tried with a line feed after it', () => {
  const schema = { type: 'string', pattern: '^[A-Z]{2}$' };
  const values = candidates(schema, () => true, 'JP').map(({ value }) => value);
  expect(values).toContain('JP\n');
});

test('an integer is also tried above 64 bits, and as one that wraps around to the example', () => {
  const values = candidates({ type: 'integer' }, () => true, 7).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining([2n ** 63n, 2n ** 64n + 7n, Infinity]));
});
