import type { Level } from '@bold/sdk';
import { startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchValues, writeSearch } from '../../lib/search-parameters.ts';
import { boardLevels, initialBoardLevel } from './board-levels.ts';

/** The board of one level, or the board of all players (`world`). */
export type Board = Level | 'world';

/**
 * Returns all boards, the shown board and a function that shows another board (spec §4). If the URL names no board,
 * `initialBoardLevel` chooses one by the total taps at the first render.
 */
export function useBoardChoice(levels: readonly Level[], total: number) {
  const search = useSearchValues();
  const [, setSearch] = useSearchParams();
  const [initial] = useState<Board>(() => initialBoardLevel(levels, total) ?? 'world');
  const boards: Board[] = ['world', ...boardLevels(levels)];
  const inUrl = boards.find((candidate) => boardKey(candidate) === search.level) ?? initial;
  // The router shows a new URL in a transition. Until its end the radio button would show its old state.
  const [board, showAtOnce] = useOptimistic(inUrl);
  return {
    boards,
    board,
    choose: (chosen: Board) =>
      startTransition(() => {
        showAtOnce(chosen);
        setSearch(writeSearch({ level: boardKey(chosen) }), { replace: true });
      }),
  };
}

/** Returns the value of the search parameter `level` for a board. */
export function boardKey(board: Board): number | 'world' {
  return board === 'world' ? board : board.id;
}
