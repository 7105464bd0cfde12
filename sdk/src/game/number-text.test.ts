import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1\u{a0}000'],
  [12_345, '12\u{a0}345'],
  [5_000_000, '5\u{a0}000\u{a0}000'],
  [-1_234, '-1\u{a0}234'],
])('[UI-06] %i is shown as "%s"', (value, text) => {
  expect(groupDigits(value)).toBe(text);
});

test('[UI-06] groups have three digits, the first one to three, and no digit is lost', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(groupDigits(value)).toMatch(/^\d{1,3}(\u{a0}\d{3})*$/u);
      expect(Number(groupDigits(value).replaceAll('\u{a0}', ''))).toBe(value);
    }),
  );
});
