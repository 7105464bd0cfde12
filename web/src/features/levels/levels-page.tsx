import { currentLevel, isAchieved } from '@bold/sdk/game';
import { useListLevels } from '@bold/sdk/query';
import { useTexts } from '../../lib/language.ts';
import { LevelCard } from './level-card.tsx';
import css from './levels-page.module.css';
import { levelsText } from './levels-text.ts';

type LevelsPageProps = {
  /** The player's total taps. */
  total: number;
};

/** Lists all levels, lowest first (spec §2 "/levels"). */
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
              progress={
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
