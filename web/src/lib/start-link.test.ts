import { parseStartParameter } from '@bold/sdk/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralStartParameter, startLink, userStartParameter } from './start-link.ts';

const codes = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 20 });
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('[START-01] [START-02] both parts of a link are read back, in either order', () => {
  fc.assert(
    fc.property(ids, codes, (userId, referralCode) => {
      const parts = [userStartParameter(userId), referralStartParameter(referralCode)];
      const expected = { userId, referralCode };
      expect(parseStartParameter(parts.join(''))).toEqual(expected);
      expect(parseStartParameter(parts.toReversed().join(''))).toEqual(expected);
    }),
  );
});

test('[NAV-10] a shared profile is the app’s link with USER and the id', () => {
  expect(startLink('https://t.me/some_bot/bold', userStartParameter(42))).toBe(
    'https://t.me/some_bot/bold?startapp=USER42',
  );
});

test('[FIN-02] a referral link is the app’s link with REF and the code', () => {
  expect(startLink('https://t.me/some_bot/bold', referralStartParameter('ab12'))).toBe(
    'https://t.me/some_bot/bold?startapp=REFab12',
  );
});
