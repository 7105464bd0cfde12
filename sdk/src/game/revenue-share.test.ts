import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from './level.fixture.ts';
import { settleDay, shareRevenue } from './revenue-share.ts';

const micros = fc.nat(1_000_000_000_000);
const dollar = 1_000_000;

test.each(levels.map(({ title, payment_percentage }) => [title, payment_percentage] as const))(
  '[FIN-09] ten members of %s share %i %% of the revenue',
  (_title, percent) => {
    expect(shareRevenue(1_000 * dollar, percent, 10)).toEqual({
      each: percent * dollar,
      paid: percent * 10 * dollar,
    });
  },
);

test('[FIN-09] three members get together what ten members would get together', () => {
  expect(shareRevenue(100 * dollar, 1, 3)).toEqual({ each: 333_333, paid: 999_999 });
});

test('[FIN-09] a level is never paid more than its percentage, and less than a micro-dollar per member remains', () => {
  fc.assert(
    fc.property(micros, fc.nat(9), fc.integer({ min: 1, max: 10 }), (revenue, percent, members) => {
      const { each, paid } = shareRevenue(revenue, percent, members);
      const pool = (revenue * percent) / 100;
      expect(Number.isInteger(each)).toBe(true);
      expect(paid).toBeLessThanOrEqual(pool);
      expect(pool - paid).toBeLessThan(members);
    }),
  );
});

test.each([
  [-5 * dollar, 10],
  [0, 10],
  [100 * dollar, 0],
])('a revenue of %i among %i members pays nothing', (revenue, members) => {
  expect(shareRevenue(revenue, 9, members)).toEqual({ each: 0, paid: 0 });
});

test('the loss of a day with refunds is deducted from later days before anything is shared', () => {
  const loss = settleDay(0, 10 * dollar, 25 * dollar);
  expect(loss).toEqual({ revenue: 0, carried: -15 * dollar });
  const half = settleDay(loss.carried, 10 * dollar, 0);
  expect(half).toEqual({ revenue: 0, carried: -5 * dollar });
  expect(settleDay(half.carried, 10 * dollar, 0)).toEqual({ revenue: 5 * dollar, carried: 0 });
});
