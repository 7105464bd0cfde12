import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from './level.fixture.ts';
import { currentLevel, isAchieved, nextLevel } from './level.ts';

const taps = fc.nat(10_000_000);

test.each([
  [0, 'White', 'Pink'],
  [99, 'White', 'Pink'],
  [100, 'Pink', 'Red'],
  [999, 'Pink', 'Red'],
  [1_000, 'Red', 'Orange'],
  [4_999_999, 'Gold', 'Black'],
  [5_000_000, 'Black', undefined],
  [9_000_000, 'Black', undefined],
])('[LEVEL-01] [LEVEL-02] %i taps are on level %s, the next one is %s', (total, current, next) => {
  expect(currentLevel(levels, total)?.title).toBe(current);
  expect(nextLevel(levels, total)?.title).toBe(next);
});

test('[LEVEL-01] [LEVEL-02] the order of the levels does not matter', () => {
  fc.assert(
    fc.property(taps, fc.shuffledSubarray([...levels], { minLength: 10 }), (total, shuffled) => {
      expect(currentLevel(shuffled, total)).toBe(currentLevel(levels, total));
      expect(nextLevel(shuffled, total)).toBe(nextLevel(levels, total));
    }),
  );
});

test('[LEVEL-08] [SEC-07] exactly the levels up to the current one are achieved', () => {
  fc.assert(
    fc.property(taps, (total) => {
      const current = currentLevel(levels, total)?.id ?? 0;
      for (const level of levels) expect(isAchieved(level, total)).toBe(level.id <= current);
    }),
  );
});

test('below the first threshold there is no current level', () => {
  expect(currentLevel([{ id: 1, title: 'Pink', threshold: 100 }], 99)).toBeUndefined();
});
