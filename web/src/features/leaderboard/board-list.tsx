import { boardRows, isAchieved } from '@bold/sdk/game';
import { useGetMe, useGetMyRank, useListTop } from '@bold/sdk/query';
import { useTexts } from '../../lib/language.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import css from './board-list.module.css';
import { BoardRow } from './board-row.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { leaderboardText } from './leaderboard-text.ts';
import type { Board } from './use-board-choice.ts';

type BoardListProps = {
  board: Board;
  /** The viewer's taps in all. */
  total: number;
};

/** The first ten of a board, and the viewer below them where they have a place (spec §4). */
export function BoardList({ board, total }: BoardListProps) {
  const words = useTexts(leaderboardText);
  const params = board === 'world' ? {} : { level_id: board.id };
  const { data: top, isFetching, refetch } = useListTop(params);
  const { data: viewer } = useGetMyRank();
  const { data: me } = useGetMe();
  if (!top && !isFetching) {
    return <ErrorView title={words.failed} action={words.refresh} onRetry={() => void refetch()} />;
  }
  if (!top) return <BoardSkeleton />;

  const isOpen = board === 'world' || isAchieved(board, total);
  const rows = boardRows(top, viewer ?? null, isOpen);
  if (rows.length === 0) return <Empty />;
  return (
    <ol className={css.list} aria-label={words.members}>
      {rows.map((entry, index) => (
        <BoardRow
          key={entry.user_id}
          entry={entry}
          // An entry added below the list has a place in the world only.
          place={top.includes(entry) ? index + 1 : undefined}
          isViewer={entry.user_id === me?.id}
          board={board}
        />
      ))}
    </ol>
  );
}

function Empty() {
  const { empty } = useTexts(leaderboardText);
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle}>{empty.title}</p>
      <p>{empty.text}</p>
    </div>
  );
}
