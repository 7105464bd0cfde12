import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarText } from './dollar-text.ts';

test.each([
  [0, '0.00'],
  [0.01, '0.01'],
  [1.005, '1.01'],
  [12.3, '12.30'],
  [1_234.5, '1 234.50'],
  [1_999.999, '2 000.00'],
  [-0.001, '0.00'],
  [-1_234.5, '-1 234.50'],
])('[UI-07] %d dollars are shown as "%s"', (dollars, text) => {
  expect(dollarText(dollars)).toBe(text);
});

test('[UI-07] whole cents are shown to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(Number(dollarText(cents / 100).replaceAll(' ', ''))).toBe(cents / 100);
    }),
  );
});
