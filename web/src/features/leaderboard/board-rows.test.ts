import { expect, test } from 'vitest';
import { boardRows } from './board-rows.ts';

const entry = (user_id: number, total_taps: number) => ({ user_id, total_taps });

test('[BOARD-05] the viewer is appended when absent from the list and the level is achieved', () => {
  const top = [entry(1, 90), entry(2, 80)];
  const viewer = entry(7, 5);
  expect(boardRows(top, viewer, true)).toEqual([...top, viewer]);
  expect(boardRows(top, viewer, false)).toEqual(top);
  expect(boardRows(top, entry(2, 80), true)).toEqual(top);
  expect(boardRows(top, null, true)).toEqual(top);
});
