import { expect, test } from 'vitest';
import { boardHeader, boardLevels, initialBoardLevel } from './board-levels.ts';
import { levels } from './level.fixture.ts';

test.each([
  [0, 'Pink'],
  [99, 'Pink'],
  [100, 'Pink'],
  [1_000, 'Red'],
  [5_000_000, 'Black'],
])('[BOARD-03] with %i taps the leaderboard opens with %s', (total, title) => {
  expect(initialBoardLevel(levels, total)?.title).toBe(title);
});

test('[BOARD-04] the selector hides white, in whatever case', () => {
  const cased = ['white', 'WHITE', 'White', 'Off-white'].map((title, i) => ({
    id: i,
    title,
    threshold: i,
  }));
  expect(boardLevels(levels)).toHaveLength(9);
  expect(boardLevels(cased).map((level) => level.title)).toEqual(['Off-white']);
});

test('[BOARD-07] every level but the current one speaks of what its members earn', () => {
  expect(boardHeader(levels[9], levels[1])).toEqual({ kind: 'members-earn', percent: 9 });
  expect(boardHeader(levels[1], levels[1])).toEqual({ kind: 'own-level', percent: 1 });
  expect(boardHeader(levels[1], undefined)).toEqual({ kind: 'members-earn', percent: 1 });
});
