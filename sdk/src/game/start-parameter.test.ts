import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStartParameter } from './start-parameter.ts';

const codes = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 20 });
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test.each([
  ['USER42', 42, undefined],
  ['REFabc123', undefined, 'abc123'],
  ['USER42REFabc', 42, 'abc'],
  ['REFabcUSER42', 42, 'abc'],
  ['x_USER7-USER8', 7, undefined],
  ['REFa-REFb', undefined, 'a'],
  ['USER', undefined, undefined],
  ['REF', undefined, undefined],
  ['user42refabc', undefined, undefined],
  ['REFABC', undefined, undefined],
  ['USER99999999999999999999', undefined, undefined],
  ['', undefined, undefined],
])('[START-01] [START-02] %j opens user %s and registers %s', (value, userId, referralCode) => {
  expect(parseStartParameter(value)).toEqual({ userId, referralCode });
});

test('[START-01] [START-02] both parts of a value are read, in either order', () => {
  fc.assert(
    fc.property(ids, codes, (userId, referralCode) => {
      const expected = { userId, referralCode };
      expect(parseStartParameter(`USER${userId}REF${referralCode}`)).toEqual(expected);
      expect(parseStartParameter(`REF${referralCode}USER${userId}`)).toEqual(expected);
    }),
  );
});
