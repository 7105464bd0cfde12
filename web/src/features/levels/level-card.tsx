import type { Level } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { type CSSProperties, useId } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { levelSaying } from '../../lib/level-saying.ts';
import { levelTitle } from '../../lib/level-title.ts';
import { multiplierText, sortMultipliers } from '../../lib/multiplier.ts';
import { LevelTheme } from '../../ui/level-theme.tsx';
import css from './level-card.module.css';
import { levelsText } from './levels-text.ts';

type LevelCardProps = {
  level: Level;
  /** `ahead`: the player has not reached the level. `achieved`: the player has reached a higher level. */
  progress: 'ahead' | 'achieved' | 'current';
};

export function LevelCard({ level, progress }: LevelCardProps) {
  const texts = useTexts(levelsText);
  const language = useLanguage();
  const id = useId();
  const title = levelTitle(level, language);
  const multipliers = sortMultipliers(level.multipliers).map(({ value }) => multiplierText(value));
  const mark = { ahead: null, achieved: texts.achieved, current: texts.yours }[progress];

  return (
    <LevelTheme colors={level} className={css.card}>
      <article aria-labelledby={id} aria-current={progress === 'current' ? 'true' : undefined}>
        <header className={css.head}>
          <h2 id={id} className={css.title} style={{ '--letters': title.length } as CSSProperties}>
            {title}
          </h2>
          {mark ? <p className={css.mark}>{mark}</p> : null}
        </header>
        <p className={css.threshold}>{texts.from(groupDigits(level.threshold))}</p>
        <p className={css.description}>{levelSaying(level.description, language)}</p>
        <p className={css.gives}>{texts.multipliers(multipliers.join(', '))}</p>
        {level.payment_percentage > 0 ? (
          <p className={css.gives}>{texts.share(level.payment_percentage)}</p>
        ) : null}
      </article>
    </LevelTheme>
  );
}
