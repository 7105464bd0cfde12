import { groupDigits } from '@bold/sdk/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordinal, russianOrdinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
  [113, '113th'],
  [1_012, '1\u{a0}012th'],
  [1_023, '1\u{a0}023rd'],
])('[NAV-08] rank %i is shown as %s', (rank, text) => {
  expect(ordinal(rank)).toBe(text);
});

test('[NAV-08] every suffix is the English one', () => {
  const english = new Intl.PluralRules('en', { type: 'ordinal' });
  const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (rank) => {
      expect(ordinal(rank)).toBe(`${groupDigits(rank)}${suffixes[english.select(rank)]}`);
    }),
  );
});

test('a Russian ordinal has no space and no hyphen at which a line may break', () => {
  expect(russianOrdinal(12_345)).toBe('12\u{a0}345\u{2011}е');
});
