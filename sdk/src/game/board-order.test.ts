import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareEntries, topEntries } from './board-order.ts';

const entry = (user_id: number, total_taps: number, referrals_count = 0) => ({
  user_id,
  total_taps,
  referrals_count,
});

test('[FIN-10] equal taps are ordered by invites, then by the lower id', () => {
  const entries = [entry(4, 50, 1), entry(3, 50, 9), entry(2, 50, 1), entry(1, 60)];
  expect(topEntries(entries, 10).map((row) => row.user_id)).toEqual([1, 3, 2, 4]);
});

test('[BOARD-08] a board has ten members, however many tapped', () => {
  const entries = Array.from({ length: 25 }, (_, i) => entry(i + 1, i));
  const top = topEntries(entries, 10);
  expect(top.map((row) => row.user_id)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
});

test('[FIN-10] the order does not depend on the order of the entries', () => {
  const boards = fc.uniqueArray(
    fc.record({ user_id: fc.nat(50), total_taps: fc.nat(3), referrals_count: fc.nat(2) }),
    { selector: (row) => row.user_id, maxLength: 30 },
  );
  fc.assert(
    fc.property(boards, (entries) => {
      expect(topEntries(entries.toReversed(), 10)).toEqual(topEntries(entries, 10));
      for (const a of entries)
        for (const b of entries) {
          expect(Math.sign(compareEntries(a, b))).toBe(0 - Math.sign(compareEntries(b, a)));
        }
    }),
  );
});
