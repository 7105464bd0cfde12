import { ApiProblem } from '@bold/sdk';
import { currentLevel } from '@bold/sdk/game';
import { idMax } from '@bold/sdk/limits';
import { useGetCachedTaps, useGetProfile, useListLevels } from '@bold/sdk/query';
import { ErrorView } from '../../ui/error-view.tsx';
import { NotFoundView } from '../../ui/not-found-view.tsx';
import { ProfileCard } from './profile-card.tsx';
import css from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

type UserPageProps = {
  /** The user id from the URL, which may be invalid. */
  id: string | undefined;
};

/** Shows the card of a player in the colors of the player's level (spec §2 "/user/{id}"). */
export function UserPage({ id = '' }: UserPageProps) {
  const number = Number(id);
  // A URL can contain anything. Without a valid id no request is sent.
  const isId = /^[1-9]\d*$/.test(id) && number <= idMax;
  const profile = useGetProfile(number, { query: { enabled: isId } });
  const taps = useGetCachedTaps(number, { query: { enabled: isId } });
  const { data: levels = [] } = useListLevels();
  if (!isId || isUserNotFound(profile.error)) return <NotFoundView />;
  if (profile.isError && !profile.isFetching && !profile.data) {
    return <ErrorView onRetry={() => void profile.refetch()} />;
  }

  const total = taps.data?.total_taps;
  // The card waits for the taps, because they decide its colors, but not if their request fails.
  if (!profile.data || taps.isLoading) return <ProfileSkeleton />;
  return (
    <div className={css.page}>
      <ProfileCard
        profile={profile.data}
        level={total === undefined ? undefined : currentLevel(levels, total)}
        total={total}
      />
    </div>
  );
}

function isUserNotFound(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'USER_NOT_FOUND';
}
