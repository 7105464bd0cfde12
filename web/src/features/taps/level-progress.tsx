import { groupDigits } from '@bold/sdk/game';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../lib/language.ts';
import css from './level-progress.module.css';
import { useTapStore } from './tap-store-context.tsx';
import { tapsText } from './taps-text.ts';

/** How far the next level is: a bar, and the taps that are missing in words. */
export const LevelProgress = observer(function LevelProgress() {
  const { progress, nextLevel, missingTaps } = useTapStore();
  const words = useWords(tapsText);
  const caption = nextLevel
    ? words.toNextLevel(groupDigits(missingTaps), nextLevel.title)
    : words.lastLevel;

  return (
    <div className={css.progress}>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(progress)}
        aria-valuetext={caption}
      >
        <div className={css.fill} style={{ transform: `scaleX(${progress / 100})` }} />
      </div>
      <p className={css.caption}>{caption}</p>
    </div>
  );
});
