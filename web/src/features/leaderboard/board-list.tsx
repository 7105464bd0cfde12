import type { Level } from '@bold/sdk';
import { isAchieved } from '@bold/sdk/game';
import { leaderboardMembers } from '@bold/sdk/limits';
import { useGetMe, useGetMyRank, useListTop } from '@bold/sdk/query';
import { useTexts } from '../../lib/language.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './board-list.module.css';
import { BoardRow } from './board-row.tsx';
import { leaderboardText } from './leaderboard-text.ts';
import type { Board } from './use-board-choice.ts';

type BoardListProps = {
  board: Board;
  /** The viewer's total taps. */
  total: number;
  /** The viewer's current level. */
  current: Level | undefined;
};

/** Lists the rows of a board (spec §4), see {@link boardRows}. */
export function BoardList({ board, total, current }: BoardListProps) {
  const texts = useTexts(leaderboardText);
  const params = board === 'world' ? {} : { level_id: board.id };
  const { data: top, isFetching, refetch } = useListTop(params);
  const { data: viewer } = useGetMyRank();
  const { data: me } = useGetMe();
  if (!top && !isFetching) {
    return <ErrorView title={texts.failed} action={texts.refresh} onRetry={() => void refetch()} />;
  }
  if (!top) return <BoardSkeleton />;

  const isOpen = board === 'world' || isAchieved(board, total);
  const rows = boardRows(top, viewer ?? null, isOpen);
  if (rows.length === 0) return <Empty />;
  return (
    <ol className={css.list} aria-label={texts.members}>
      {rows.map((entry, index) => (
        <BoardRow
          key={entry.user_id}
          entry={entry}
          // The viewer added below the list has no place on this board.
          place={top.includes(entry) ? index + 1 : undefined}
          isViewer={entry.user_id === me?.id}
          isOwnLevel={board !== 'world' && board.id === current?.id}
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

const places = Array.from({ length: leaderboardMembers }, (_, index) => index + 1);

/** Shows ten placeholders, so that the layout does not shift when the list appears. */
function BoardSkeleton() {
  const { loading } = useTexts(leaderboardText);
  return (
    <div className={css.list} role="status" aria-label={loading}>
      {places.map((place) => (
        <div key={place} className={css.waiting} data-podium={place <= 3 ? place : undefined}>
          <Skeleton height="24px" />
        </div>
      ))}
    </div>
  );
}

/**
 * Returns the top list of a board (spec §4). If the viewer is not in the list, appends the viewer.
 * @param isLevelAchieved false if the viewer has not reached the level of the board; the viewer is then not appended
 */
export function boardRows<Entry extends { readonly user_id: number }>(
  top: readonly Entry[],
  viewer: Entry | null,
  isLevelAchieved: boolean,
): Entry[] {
  const isAbsent = viewer && !top.some((entry) => entry.user_id === viewer.user_id);
  return isAbsent && isLevelAchieved ? [...top, viewer] : [...top];
}
