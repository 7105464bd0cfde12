import type { LeaderboardEntry } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { leaderboardMembers } from '@bold/sdk/limits';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { regionName } from '../../lib/country-name.ts';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { paths, userPath } from '../../lib/paths.ts';
import { writeSearch } from '../../lib/search-parameters.ts';
import { Flag } from '../../ui/flag.tsx';
import css from './board-row.module.css';
import { leaderboardText } from './leaderboard-text.ts';
import { type Board, boardKey } from './use-board-choice.ts';

type BoardRowProps = {
  entry: LeaderboardEntry;
  /** The position on this board; `undefined` for a viewer below the top ten. */
  place: number | undefined;
  isViewer: boolean;
  /** True if the board's level is the viewer's current level. */
  isOwnLevel: boolean;
  board: Board;
};

const podiumPlaces = 3;

/** Shows a player of the board, and links to the player's card. A divider follows the tenth row (spec §4). */
export function BoardRow({ entry, place, isViewer, isOwnLevel, board }: BoardRowProps) {
  const texts = useTexts(leaderboardText);
  const language = useLanguage();
  const back = `${paths.leaderboard}?${writeSearch({ level: boardKey(board) })}`;
  const total = groupDigits(entry.total_taps);
  const isBelow = place === undefined;
  const facts = [
    isViewer ? texts.you : undefined,
    isBelow && isOwnLevel && entry.level_rank ? texts.levelPlace(entry.level_rank) : undefined,
    isBelow ? texts.place(entry.rank) : undefined,
    texts.invites(entry.referrals_count),
  ];

  return (
    <>
      {isViewer ? <li className={css.cover} aria-hidden="true" /> : null}
      <li
        className={css.item}
        data-place={place}
        data-podium={place !== undefined && place <= podiumPlaces}
        data-viewer={isViewer}
      >
        <Link
          className={css.row}
          to={userPath(entry.user_id, back)}
          aria-current={isViewer ? 'true' : undefined}
        >
          <span className={css.place}>{place ?? '…'}</span>
          <span className={css.who}>
            <span className={css.name}>{entry.display_name ?? texts.nameless(entry.user_id)}</span>
            <span className={css.facts}>
              {entry.country_id === null ? null : (
                <Flag countryId={entry.country_id} name={regionName(entry.country_id, language)} />
              )}{' '}
              <span>{facts.filter(Boolean).join(' · ')}</span>
            </span>
          </span>
          <span className={css.total} style={{ '--figures': total.length } as CSSProperties}>
            {total}
          </span>
        </Link>
        {place === leaderboardMembers ? <hr className={css.line} /> : null}
      </li>
    </>
  );
}
