import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarText, rewardText } from './dollar-text.ts';

test.each([
  [0, '0.00'],
  [0.01, '0.01'],
  [1.005, '1.01'],
  [12.3, '12.30'],
  [1_234.5, '1\u{a0}234.50'],
  [1_999.999, '2\u{a0}000.00'],
  [-0.001, '0.00'],
  [-1_234.5, '-1\u{a0}234.50'],
])('[UI-07] %d dollars are shown as "%s"', (dollars, text) => {
  expect(dollarText(dollars)).toBe(text);
});

test.each([
  [0.005, '0.00'],
  [0.009999, '0.00'],
  [1.005, '1.00'],
  [1.1, '1.10'],
  [1_999.999999, '1\u{a0}999.99'],
  // As floating-point numbers, these are a little less than 29 and 80 cents.
  [0.29, '0.29'],
  [0.1 + 0.7, '0.80'],
])('[UI-07] a reward of %d dollars is shown as "%s"', (dollars, text) => {
  expect(rewardText(dollars)).toBe(text);
});

test('[UI-07] whole cents are shown to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(9_999), (cents, micros) => {
      const [price, reward] = [dollarText(cents / 100), rewardText((cents * 1e4 + micros) / 1e6)];
      expect(Number(price.replaceAll('\u{a0}', ''))).toBe(cents / 100);
      expect(reward).toBe(price);
    }),
  );
});
