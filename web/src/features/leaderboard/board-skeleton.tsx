import { leaderboardMembers } from '@bold/sdk/limits';
import { useTexts } from '../../lib/language.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './board-list.module.css';
import { leaderboardText } from './leaderboard-text.ts';

const places = Array.from({ length: leaderboardMembers }, (_, index) => index + 1);

/** Holds the places of ten members, so that nothing moves when they come. */
export function BoardSkeleton() {
  const { loading } = useTexts(leaderboardText);
  return (
    <div className={css.list} role="status" aria-label={loading}>
      {places.map((place) => (
        <div key={place} className={css.waiting} data-podium={place <= 3 ? place : undefined}>
          <Skeleton width="100%" height="24px" />
        </div>
      ))}
    </div>
  );
}
