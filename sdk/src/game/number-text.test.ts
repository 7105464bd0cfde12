import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarText, groupDigits } from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 000'],
  [12_345, '12 345'],
  [5_000_000, '5 000 000'],
  [-1_234, '-1 234'],
])('[UI-06] %i is shown as "%s"', (value, text) => {
  expect(groupDigits(value)).toBe(text);
});

test('[UI-06] groups have three digits, the first one to three, and no digit is lost', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(groupDigits(value)).toMatch(/^\d{1,3}( \d{3})*$/);
      expect(Number(groupDigits(value).replaceAll(' ', ''))).toBe(value);
    }),
  );
});

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
