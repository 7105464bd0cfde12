import type { ExtendedProfile, Level } from '@bold/sdk';
import { type CSSProperties, useId } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { levelSaying } from '../../lib/level-saying.ts';
import { levelTitle } from '../../lib/level-title.ts';
import { dropPath } from '../../ui/art/drop-path.ts';
import { LevelTheme } from '../../ui/level-theme.tsx';
import { CountryLabel } from './country-label.tsx';
import css from './profile-card.module.css';
import { SocialList } from './social-list.tsx';
import { usersText } from './users-text.ts';

type ProfileCardProps = {
  profile: ExtendedProfile;
  /** `undefined` until the level is loaded. */
  level: Level | undefined;
  /** Total taps; `undefined` until they are loaded. */
  total: number | undefined;
};

/** Shows a player's public profile in the colors of the player's level (spec §2, §5). */
export function ProfileCard({ profile, level, total }: ProfileCardProps) {
  const { card } = useTexts(usersText);
  const language = useLanguage();
  const title = useId();
  const name = profile.display_name ?? card.unnamed;
  const { bio } = profile.additional_info;

  return (
    <LevelTheme colors={level} className={css.card}>
      <article aria-labelledby={title}>
        <header className={css.head}>
          <svg className={css.drop} viewBox="0 0 240 280" aria-hidden="true">
            <path d={dropPath} />
          </svg>
          <p className={css.standing}>
            {level ? <span>{levelTitle(level, language)}</span> : null}
            {total === undefined ? null : <span>{card.taps(total)}</span>}
          </p>
          <h2
            id={title}
            className={css.name}
            style={{ '--letters': Math.max(name.length, 4) } as CSSProperties}
          >
            {name}
          </h2>
          {profile.country_id === null ? null : (
            <p className={css.country}>
              <CountryLabel countryId={profile.country_id} />
            </p>
          )}
        </header>
        <div className={css.body}>
          {bio === null ? null : (
            <p className={css.bio} dir="auto">
              {bio}
            </p>
          )}
          <SocialList profile={profile} />
          {level ? (
            <p className={css.saying}>{levelSaying(level.user_description, language)}</p>
          ) : null}
        </div>
      </article>
    </LevelTheme>
  );
}
