import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelProgress } from './level-progress.ts';

test.each([
  [0, 0],
  [50, 50],
  [99, 99],
  [100, 0],
  [550, 50],
  [3_000_000, 50],
  [5_000_000, 100],
  [6_000_000, 100],
])('[LEVEL-06] %i taps are %i %% of the way to the next level', (total, percent) => {
  expect(levelProgress(levels, total)).toBe(percent);
});

test('[LEVEL-06] progress is from 0 to 100, and 100 only on the last level', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (total) => {
      const percent = levelProgress(levels, total);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent === 100).toBe(total >= 5_000_000);
    }),
  );
});

test('progress below the first threshold counts from zero', () => {
  expect(levelProgress([{ id: 2, title: 'Pink', threshold: 100 }], 25)).toBe(25);
});
