import { currentLevel, isAchieved } from '@bold/sdk/game';
import { useListLevels } from '@bold/sdk/query';
import { useTexts } from '../../lib/language.ts';
import { LevelCard } from './level-card.tsx';
import css from './levels-page.module.css';
import { levelsText } from './levels-text.ts';

type LevelsPageProps = {
  /** The player's taps in all. */
  total: number;
};

/** All levels from the bottom up, each in its own colours, and what a tap is worth (spec §2 "/levels"). */
export function LevelsPage({ total }: LevelsPageProps) {
  const { footnote } = useTexts(levelsText);
  const { data: levels = [] } = useListLevels();
  const current = currentLevel(levels, total);

  return (
    <div className={css.page}>
      <ul className={css.cards}>
        {levels.map((level) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              standing={
                level === current ? 'current' : isAchieved(level, total) ? 'achieved' : 'ahead'
              }
            />
          </li>
        ))}
      </ul>
      <p className={css.footnote}>{footnote}</p>
    </div>
  );
}
