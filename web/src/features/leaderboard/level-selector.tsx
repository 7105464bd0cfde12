import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { themeStyle } from '../../ui/level-theme.tsx';
import { boardTitle } from './board-title.ts';
import { leaderboardText } from './leaderboard-text.ts';
import css from './level-selector.module.css';
import { type Board, wordOf } from './use-board-choice.ts';

type LevelSelectorProps = {
  boards: readonly Board[];
  chosen: Board;
  onChoose: (board: Board) => void;
};

/** The boards side by side, each level in its own colours; wider than the screen, the chosen one in sight. */
export function LevelSelector({ boards, chosen, onChoose }: LevelSelectorProps) {
  const words = useTexts(leaderboardText);
  const language = useLanguage();
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  const word = wordOf(chosen);

  useLayoutEffect(() => {
    const option = strip.current?.querySelector<HTMLElement>(`[data-board="${word}"]`);
    if (option) bringToMiddle(option);
  }, [word]);

  return (
    <div ref={strip} className={css.strip} role="radiogroup" aria-label={words.selector}>
      {boards.map((board) => (
        <label
          key={wordOf(board)}
          className={css.option}
          data-board={wordOf(board)}
          style={board === 'world' ? undefined : themeStyle(board)}
        >
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={wordOf(board) === word}
            onChange={() => onChoose(board)}
          />
          <span className={css.label}>{boardTitle(board, language)}</span>
        </label>
      ))}
    </div>
  );
}

/** Scrolls the strip alone: `scrollIntoView` would move the page too. */
function bringToMiddle(option: HTMLElement) {
  const strip = option.parentElement;
  const left = option.offsetLeft + option.offsetWidth / 2 - (strip?.clientWidth ?? 0) / 2;
  strip?.scrollTo?.({ left });
}
