import type { LeaderboardEntry } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { leaderboardMembers } from '@bold/sdk/limits';
import { Link } from 'react-router-dom';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { paths, userPath } from '../../lib/paths.ts';
import { writeSearch } from '../../lib/search-parameters.ts';
import { Flag } from '../../ui/flag.tsx';
import css from './board-row.module.css';
import { leaderboardText } from './leaderboard-text.ts';
import { regionName } from './region-name.ts';
import { type Board, wordOf } from './use-board-choice.ts';

type BoardRowProps = {
  entry: LeaderboardEntry;
  /** The place on this board; `undefined` for the viewer below the first ten. */
  place: number | undefined;
  isViewer: boolean;
  board: Board;
};

const podium = 3;

/** One player of a board, leading to their card. The tenth is followed by the line (spec §4). */
export function BoardRow({ entry, place, isViewer, board }: BoardRowProps) {
  const words = useTexts(leaderboardText);
  const language = useLanguage();
  const back = `${paths.leaderboard}?${writeSearch({ level: wordOf(board) })}`;
  const standing = place === undefined ? words.place(entry.rank) : undefined;
  const facts = [isViewer ? words.you : undefined, standing, words.invites(entry.referrals_count)];

  return (
    <li
      className={css.item}
      data-place={place}
      data-podium={place !== undefined && place <= podium}
      data-viewer={isViewer}
    >
      <Link
        className={css.row}
        to={userPath(entry.user_id, back)}
        aria-current={isViewer ? 'true' : undefined}
      >
        <span className={css.place}>{place ?? '…'}</span>
        <span className={css.who}>
          <span className={css.name}>{entry.display_name ?? words.nameless(entry.user_id)}</span>
          <span className={css.facts}>
            {entry.country_id === null ? null : (
              <Flag countryId={entry.country_id} name={regionName(entry.country_id, language)} />
            )}
            <span className={css.factsText}>{facts.filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        <span className={css.total}>{groupDigits(entry.total_taps)}</span>
      </Link>
      {place === leaderboardMembers ? <hr className={css.line} /> : null}
    </li>
  );
}
