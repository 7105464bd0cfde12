import { expect, test } from 'vitest';
import { paidMicros, payoutNano } from './payout-amount.ts';

test('ten dollars at a price of 2.50 dollars are four TON', () => {
  expect(payoutNano(10_000_000, 2_500_000)).toBe(4_000_000_000);
});

test('fractions of a nano-TON are rounded down', () => {
  expect(payoutNano(1, 3_000_000)).toBe(333);
  expect(payoutNano(2, 3_000_000)).toBe(666);
});

test('amounts beyond the precision of floating point are exact', () => {
  expect(payoutNano(9_007_199_254_740_991, 1_000_000_007)).toBe(9_007_199_191_690_596);
});

test.each([1, 2, 999_999, 1_850_000, 9_007_199_254_740_991])(
  '%i micro-dollars follow from their TON and the price',
  (micros) => {
    for (const price of [3_210_000, 999_999_999]) {
      expect(paidMicros(payoutNano(micros, price), price)).toBe(micros);
    }
  },
);
