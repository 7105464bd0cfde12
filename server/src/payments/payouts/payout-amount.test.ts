import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { payoutNano } from './payout-amount.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('ten dollars are paid as the TON that a thousand taps cost', () => {
  expect(payoutNano(10_000_000)).toBe(3_000_000_000);
});

test('fractions of a nano-TON are rounded down', () => {
  const rates = catalogue.exchangeRates.map((rate) =>
    rate.target_currency === 'TON' ? { ...rate, rate: 0.000_003_5 } : rate,
  );
  vi.spyOn(catalogue, 'exchangeRates', 'get').mockReturnValue(rates);
  expect([1, 2, 3].map(payoutNano)).toEqual([0, 0, 1]);
});

test('amounts beyond the precision of floating point are exact', () => {
  expect(payoutNano(30_000_000_000_001)).toBe(9_000_000_000_000_300);
});
