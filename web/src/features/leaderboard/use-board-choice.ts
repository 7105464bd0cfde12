import type { Level } from '@bold/sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchValues, writeSearch } from '../../lib/search-parameters.ts';
import { boardLevels, initialBoardLevel } from './board-levels.ts';

/** A board: a level's, or the world's. */
export type Board = Level | 'world';

/**
 * Which board is open: the one in the address (`?level=3`, `?level=world`), else the one that the
 * viewer's total opens with (spec §4), which stays the same while the page is open.
 */
export function useBoardChoice(levels: readonly Level[], total: number) {
  const search = useSearchValues();
  const [, setSearch] = useSearchParams();
  const [initial] = useState<Board>(() => initialBoardLevel(levels, total) ?? 'world');
  const boards: Board[] = ['world', ...boardLevels(levels)];
  const board = boards.find((candidate) => wordOf(candidate) === search.level) ?? initial;
  return {
    boards,
    board,
    // At once: in a transition, as the router has it otherwise, the radio button would fall back until the page is
    // drawn.
    choose: (chosen: Board) =>
      setSearch(writeSearch({ level: wordOf(chosen) }), { replace: true, flushSync: true }),
  };
}

/** How a board is called in an address. */
export function wordOf(board: Board): number | 'world' {
  return board === 'world' ? board : board.id;
}
