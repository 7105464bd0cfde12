import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { multiplierThreshold } from './multiplier-threshold.ts';

test('a multiplier is granted from the first level that has it', () => {
  expect([1, 2, 3, 5, 10, 1000].map(multiplierThreshold)).toEqual([
    0, 100, 1000, 5000, 20_000, 5_000_000,
  ]);
});

test('every multiplier of a level is granted to players of that level', () => {
  for (const { threshold, multipliers } of levels) {
    for (const { value } of multipliers) {
      expect(multiplierThreshold(value)).toBeLessThanOrEqual(threshold);
    }
  }
});

test('a multiplier that no level has is never granted', () => {
  expect(multiplierThreshold(4)).toBe(Number.MAX_SAFE_INTEGER);
});
