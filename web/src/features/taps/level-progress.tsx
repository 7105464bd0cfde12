import { groupDigits } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../lib/language.ts';
import css from './level-progress.module.css';
import { LiveNumber } from './live-number.tsx';
import type { TapStore } from './tap-store.ts';
import { useTapStore } from './tap-store-context.tsx';
import { type TapsWords, tapsText } from './taps-text.ts';
import { writeInFrames } from './write-in-frames.ts';

/** How far the next level is: a bar, and the taps that are missing in words. */
export const LevelProgress = observer(function LevelProgress() {
  const taps = useTapStore();
  const words = useWords(tapsText);
  const { nextLevel } = taps;

  return (
    <div className={css.progress}>
      <div
        ref={(bar) => (bar ? tellProgress(bar, taps, words) : undefined)}
        className={css.bar}
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css.fill} ref={(fill) => (fill ? showProgress(fill, taps) : undefined)} />
      </div>
      <p className={css.caption}>
        {nextLevel ? (
          <>
            <LiveNumber read={() => taps.missingTaps} /> {words.toLevel(nextLevel.title)}
          </>
        ) : (
          words.lastLevel
        )}
      </p>
    </div>
  );
});

/** Fills the bar as far as the store says; a tap that moves it by less than a pixel leaves it as it is. */
function showProgress(fill: HTMLElement, taps: TapStore): () => void {
  return writeInFrames(() => {
    fill.style.transform = `scaleX(${(taps.progress / 100).toFixed(3)})`;
  });
}

/** Says the same to whoever cannot see it, when the fingers rest: nobody follows every single tap. */
function tellProgress(bar: HTMLElement, taps: TapStore, words: TapsWords): () => void {
  let isTold = false;
  return writeInFrames(() => {
    if (isTold && !taps.isResting) return;
    isTold = true;
    const { progress, missingTaps, nextLevel } = taps;
    bar.ariaValueNow = `${Math.floor(progress)}`;
    bar.ariaValueText = nextLevel
      ? `${groupDigits(missingTaps)} ${words.toLevel(nextLevel.title)}`
      : words.lastLevel;
  });
}
