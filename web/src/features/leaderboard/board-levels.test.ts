import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { boardHeader, boardLevels, initialBoardLevel } from './board-levels.ts';

const pink = { id: 2, title: 'Pink', threshold: 100, payment_percentage: 1 };
const black = { id: 10, title: 'Black', threshold: 5_000_000, payment_percentage: 9 };

test.each([
  [0, 'Pink'],
  [99, 'Pink'],
  [100, 'Pink'],
  [1_000, 'Red'],
  [5_000_000, 'Black'],
])('[BOARD-03] with %i taps the leaderboard opens with %s', (total, title) => {
  expect(initialBoardLevel(levels, total)?.title).toBe(title);
});

test('[BOARD-04] the selector hides "white", without regard to case', () => {
  const cased = ['white', 'WHITE', 'White', 'Off-white'].map((title, i) => ({
    id: i,
    title,
    threshold: i,
  }));
  expect(boardLevels(levels)).toHaveLength(9);
  expect(boardLevels(cased).map((level) => level.title)).toEqual(['Off-white']);
});

test('[BOARD-07] every board but the current level’s shows what its members earn', () => {
  expect(boardHeader(black, pink)).toEqual({ kind: 'members-earn', percent: 9 });
  expect(boardHeader(pink, pink)).toEqual({ kind: 'own-level', percent: 1 });
  expect(boardHeader(pink, undefined)).toEqual({ kind: 'members-earn', percent: 1 });
});
