import type { Level } from '@bold/sdk';
import { useGetMe, useGetProfile } from '@bold/sdk/query';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { LinkRow, Rows } from '../../ui/rows.tsx';
import type { FullScreenStore } from './full-screen-store.ts';
import { ProfileCard } from './profile-card.tsx';
import css from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { UsernameRow } from './username-row.tsx';
import { usersText } from './users-text.ts';
import type { VibrationStore } from './vibration-store.ts';

type ProfilePageProps = {
  level: Level | undefined;
  /** The player's total taps. */
  total: number;
  vibration: VibrationStore;
  fullScreen: FullScreenStore;
};

/** Shows the player's public card, and links to the player's settings (spec §2 "/profile"). */
export const ProfilePage = observer(function ProfilePage(props: ProfilePageProps) {
  const { level, total, vibration, fullScreen } = props;
  const { rows } = useTexts(usersText);
  const { data: me } = useGetMe();
  const profile = useGetProfile(me?.id ?? 0, { query: { enabled: me !== undefined } });

  const isFailed = profile.isError && !profile.isFetching;
  // The card's height is unknown, so the rows below it are rendered together with it.
  if (!profile.data && !isFailed) return <ProfileSkeleton />;
  return (
    <div className={css.page}>
      {profile.data ? (
        <ProfileCard profile={profile.data} level={level} total={total} />
      ) : (
        <ErrorView onRetry={() => void profile.refetch()} />
      )}
      <Rows label={rows.profile}>
        <LinkRow label={rows.edit} to={paths.edit} />
        {me ? <UsernameRow me={me} /> : null}
      </Rows>
      <Rows label={rows.settings}>
        <LinkRow label={rows.finances} to={paths.finances} />
        <SwitchRow label={rows.vibration} checked={vibration.isOn} onChange={vibration.choose} />
        {fullScreen.isSupported ? (
          <SwitchRow
            label={rows.fullScreen}
            checked={fullScreen.isOn}
            onChange={fullScreen.choose}
          />
        ) : null}
        <LinkRow label={rows.aboutLevels} to={paths.levels} />
      </Rows>
    </div>
  );
});
