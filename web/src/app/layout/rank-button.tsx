import { Link } from 'react-router-dom';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { type AppTexts, appText } from '../app-text.ts';
import { useFreshRank } from '../wiring/use-fresh-rank.ts';
import css from './header.module.css';

/** Returns the button's text: "1st in the World", "1 204th in the World", or "Leaderboard" without a rank (spec §2). */
export function rankLabel(rank: number | undefined, texts: AppTexts): string {
  return rank === undefined ? texts.leaderboard : texts.rank(rank);
}

export function RankButton() {
  const texts = useTexts(appText);
  const rank = useFreshRank();
  const label = rankLabel(rank, texts);
  return (
    <Link className={css.rank} to={paths.leaderboard}>
      {/* The new rank replaces the old one in its place: centered text of another width would move. */}
      <span key={label}>{label}</span>
    </Link>
  );
}
