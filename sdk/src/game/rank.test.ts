import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('players with equal taps share a rank, and the next rank counts all of them', () => {
  const totals = [500, 300, 300, 100];
  expect(totals.map((total) => rankOf(total, totals))).toEqual([1, 2, 2, 4]);
});
