import { expect, test } from 'vitest';
import { dollarValue } from './dollar-value.ts';

test.each([
  [0, 0],
  [1, 0.01],
  [99, 0.99],
  [1_234_567, 12_345.67],
])('[FIN-12] [FIN-13] %i taps at a cent each have the value %d dollars', (taps, dollars) => {
  expect(dollarValue(taps, 0.01)).toBe(dollars);
});

test('[FIN-13] the dollar value depends on the exchange rate', () => {
  expect(dollarValue(300, 0.007)).toBe(2.1);
});
