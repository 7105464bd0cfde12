import type { Level } from '@bold/sdk';
import type { CSSProperties } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import css from './board-header.module.css';
import { boardHeader } from './board-levels.ts';
import { boardTitle } from './board-title.ts';
import { leaderboardText } from './leaderboard-text.ts';
import type { Board } from './use-board-choice.ts';

type BoardHeaderProps = { board: Board; current: Level | undefined };

/** Shows the title of a board and a sentence about the board (spec §5). */
export function BoardHeader({ board, current }: BoardHeaderProps) {
  const texts = useTexts(leaderboardText);
  const language = useLanguage();
  const title = boardTitle(board, language);
  return (
    <header className={css.header}>
      <h2 className={css.title} style={{ '--letters': title.length } as CSSProperties}>
        {title}
      </h2>
      <p className={css.text}>{headerText()}</p>
    </header>
  );

  function headerText() {
    if (board === 'world') return texts.worldHeader;
    const { kind, percent } = boardHeader(board, current);
    return kind === 'own-level' ? texts.ownLevel(percent) : texts.membersEarn(percent);
  }
}
