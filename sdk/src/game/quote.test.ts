import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotePrice, usedBonus } from './quote.ts';

const thresholds = [
  { id: 1, threshold: 500, bonus_percents: 5 },
  { id: 2, threshold: 1_000, bonus_percents: 10 },
  { id: 3, threshold: 5_000, bonus_percents: 25 },
  { id: 4, threshold: 10_000, bonus_percents: 40 },
  { id: 5, threshold: 50_000, bonus_percents: 75 },
  { id: 6, threshold: 100_000, bonus_percents: 100 },
];
const amounts = fc.integer({ min: 100, max: 200_000 });

test.each([
  [100, null],
  [499, null],
  [500, 5],
  [999, 5],
  [1_000, 10],
  [99_999, 75],
  [100_000, 100],
  [200_000, 100],
])('%i points have a bonus of %s %%', (amount, percents) => {
  expect(usedBonus(amount, thresholds)?.bonus_percents ?? null).toBe(percents);
});

test('[ENT-16] a quote of 1 001 points in Stars has the price, the bonus and the credited taps', () => {
  expect(quotePrice(1_001, 'STARS', 0.5, thresholds)).toEqual({
    base_price: 500.5,
    target_price: 501,
    used_bonus: { id: 2, threshold: 1_000, bonus_percents: 10 },
    payment_currency: 'STARS',
    total_amount: 1_101,
  });
});

test('the bonus gives more taps and never changes the price', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const withBonus = quotePrice(amount, 'TON', 0.003, thresholds);
      const without = quotePrice(amount, 'TON', 0.003, []);
      expect(withBonus.target_price).toBe(without.target_price);
      expect(withBonus.total_amount).toBeGreaterThanOrEqual(without.total_amount);
      expect(without.total_amount).toBe(amount);
    }),
  );
});

test('a larger amount credits more taps', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const here = quotePrice(amount, 'STARS', 0.5, thresholds).total_amount;
      const oneMore = quotePrice(amount + 1, 'STARS', 0.5, thresholds).total_amount;
      expect(oneMore).toBeGreaterThan(here);
    }),
  );
});

test('the highest threshold decides, also if a lower one has a higher bonus', () => {
  const autumn = [...thresholds, { id: 7, threshold: 20_000, bonus_percents: 30 }];
  expect(usedBonus(20_000, autumn)?.id).toBe(7);
});

test('the order of the thresholds does not matter', () => {
  fc.assert(
    fc.property(amounts, fc.shuffledSubarray(thresholds, { minLength: 6 }), (amount, shuffled) => {
      expect(usedBonus(amount, shuffled)).toBe(usedBonus(amount, thresholds));
    }),
  );
});
