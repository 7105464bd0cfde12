import { groupDigits, ordinal } from '@bold/sdk/game';
import { useGetMyRank } from '@bold/sdk/query';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { appText } from './app-text.ts';
import css from './header.module.css';

/** "1st in the World", "1 204th in the World", or "Leaderboard" without a rank (spec §2). */
export function rankLabel(rank: number | undefined): string {
  if (rank === undefined) return appText.leaderboard;
  return appText.rank(ordinal(rank).replace(/^\d+/, (digits) => groupDigits(Number(digits))));
}

/** The player's place in the world; leads to the leaderboard. */
export function RankButton() {
  const { data } = useGetMyRank();
  return (
    <Link className={css.rank} to={paths.leaderboard}>
      {rankLabel(data?.rank)}
    </Link>
  );
}
