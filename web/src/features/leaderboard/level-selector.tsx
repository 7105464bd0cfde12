import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { themeStyle } from '../../ui/level-theme.tsx';
import { boardTitle } from './board-title.ts';
import { leaderboardText } from './leaderboard-text.ts';
import css from './level-selector.module.css';
import { type Board, boardKey } from './use-board-choice.ts';

type LevelSelectorProps = {
  boards: readonly Board[];
  chosen: Board;
  onChoose: (board: Board) => void;
};

export function LevelSelector({ boards, chosen, onChoose }: LevelSelectorProps) {
  const texts = useTexts(leaderboardText);
  const language = useLanguage();
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  const chosenKey = boardKey(chosen);

  useLayoutEffect(() => {
    const option = strip.current?.querySelector<HTMLElement>(`[data-board="${chosenKey}"]`);
    if (option) scrollToCenter(option);
  }, [chosenKey]);

  return (
    <div ref={strip} className={css.strip} role="radiogroup" aria-label={texts.selector}>
      {boards.map((board) => (
        <label
          key={boardKey(board)}
          className={css.option}
          data-board={boardKey(board)}
          style={board === 'world' ? undefined : themeStyle(board)}
        >
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={boardKey(board) === chosenKey}
            onChange={() => onChoose(board)}
          />
          <span className={css.label}>{boardTitle(board, language)}</span>
        </label>
      ))}
    </div>
  );
}

/** Scrolls the selector so that `option` is in the center. `scrollIntoView` would also scroll the page. */
function scrollToCenter(option: HTMLElement) {
  const strip = option.parentElement;
  const left = option.offsetLeft + option.offsetWidth / 2 - (strip?.clientWidth ?? 0) / 2;
  strip?.scrollTo?.({ left });
}
