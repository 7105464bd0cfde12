import { Link } from 'react-router-dom';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { type AppWords, appText } from '../app-text.ts';
import { useFreshRank } from '../wiring/use-fresh-rank.ts';
import css from './header.module.css';

/** "1st in the World", "1 204th in the World", or "Leaderboard" without a rank (spec §2). */
export function rankLabel(rank: number | undefined, words: AppWords): string {
  return rank === undefined ? words.leaderboard : words.rank(rank);
}

/** The player's place in the world; leads to the leaderboard. */
export function RankButton() {
  const words = useTexts(appText);
  const rank = useFreshRank();
  const label = rankLabel(rank, words);
  return (
    <Link className={css.rank} to={paths.leaderboard}>
      {/* A new place takes the old one's: centred words of another width would move. */}
      <span key={label}>{label}</span>
    </Link>
  );
}
