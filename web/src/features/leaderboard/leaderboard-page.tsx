import { currentLevel } from '@bold/sdk/game';
import { useListLevels } from '@bold/sdk/query';
import { LevelTheme } from '../../ui/level-theme.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardList } from './board-list.tsx';
import css from './leaderboard-page.module.css';
import { LevelSelector } from './level-selector.tsx';
import { useBoardChoice } from './use-board-choice.ts';

type LeaderboardPageProps = {
  /** The viewer's total taps. */
  total: number;
};

/** Shows a leaderboard per level and one of all players (spec §2 "/leaderboard"). */
export function LeaderboardPage({ total }: LeaderboardPageProps) {
  const { data: levels = [] } = useListLevels();
  const { boards, board, choose } = useBoardChoice(levels, total);
  const current = currentLevel(levels, total);
  const content = (
    <>
      <BoardHeader board={board} current={current} />
      <BoardList board={board} total={total} current={current} />
    </>
  );

  return (
    <div className={css.page}>
      <LevelSelector boards={boards} chosen={board} onChoose={choose} />
      {board === 'world' ? (
        <div className={css.world}>{content}</div>
      ) : (
        <LevelTheme colors={board} className={css.level}>
          {content}
        </LevelTheme>
      )}
    </div>
  );
}
