import { groupDigits } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { levelTitle } from '../../lib/level-title.ts';
import { autorunPerFrame } from './autorun-per-frame.ts';
import css from './level-progress.module.css';
import { LiveNumber } from './live-number.tsx';
import type { TapStore } from './store/tap-store.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import { tapsText } from './taps-text.ts';

export const LevelProgress = observer(function LevelProgress() {
  const taps = useTapStore();
  const texts = useTexts(tapsText);
  const language = useLanguage();
  const { nextLevel } = taps;
  const sentence = (missing: string) =>
    nextLevel ? texts.toLevel(missing, levelTitle(nextLevel, language)) : texts.lastLevel;
  // The number in the sentence changes by itself, so the texts around it are rendered apart.
  const [before, after] = sentence('\0').split('\0');

  return (
    <div className={css.progress}>
      <div
        ref={(bar) => (bar ? announceProgress(bar, taps, sentence) : undefined)}
        className={css.bar}
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css.fill} ref={(fill) => (fill ? showProgress(fill, taps) : undefined)} />
      </div>
      <p className={css.caption}>
        {before}
        {nextLevel ? <LiveNumber read={() => taps.missingTaps} /> : null}
        {after}
      </p>
    </div>
  );
});

/** Shows the level progress in `fill` and updates it after each change. Returns a function that stops the updates. */
function showProgress(fill: HTMLElement, taps: TapStore): () => void {
  return autorunPerFrame(() => {
    fill.style.transform = `scaleX(${(taps.progress / 100).toFixed(3)})`;
  });
}

/**
 * Tells screen readers the level progress at the start and whenever the player pauses tapping. Returns a function that
 * stops the updates.
 */
function announceProgress(
  bar: HTMLElement,
  taps: TapStore,
  sentence: (missing: string) => string,
): () => void {
  let isConfirmed = false;
  return autorunPerFrame(() => {
    if (isConfirmed && !taps.isIdle) return;
    isConfirmed = true;
    const { progress, missingTaps } = taps;
    bar.ariaValueNow = `${Math.floor(progress)}`;
    bar.ariaValueText = sentence(groupDigits(missingTaps));
  });
}
