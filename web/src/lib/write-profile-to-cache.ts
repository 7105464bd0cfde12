import type { ExtendedProfile, User } from '@bold/sdk';
import {
  getGetMeQueryKey,
  getGetMyPayoutsQueryKey,
  getGetMyRankQueryKey,
  getGetProfileQueryKey,
  getListTopQueryKey,
} from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/** Writes the player's saved profile to the query cache. Requests the payouts, the top lists and the rank again. */
export function writeProfileToCache(queries: QueryClient, profile: ExtendedProfile): void {
  const meKey = getGetMeQueryKey();
  const profileKey = getGetProfileQueryKey(profile.id);
  // A running request may have been answered before the profile was saved.
  for (const queryKey of [meKey, profileKey]) void queries.cancelQueries({ queryKey, exact: true });
  const me = queries.getQueryData<User>(meKey);
  if (me?.id === profile.id) {
    const { display_name, country_id } = profile;
    queries.setQueryData<User>(meKey, { ...me, display_name, country_id });
    // The switch of the username, which saves it alone, may have been pressed since the request.
    const { is_username_visible } = me;
    queries.setQueryData<ExtendedProfile>(profileKey, { ...profile, is_username_visible });
  } else queries.setQueryData(profileKey, profile);
  requestDependents(queries);
}

/**
 * Requests the player's profile, the payouts, the top lists and the rank again. Must be called after a failed save,
 * because the server may have saved the profile although the app received no response.
 */
export function requestProfile(queries: QueryClient): void {
  const meKey = getGetMeQueryKey();
  const me = queries.getQueryData<User>(meKey);
  void queries.invalidateQueries({ queryKey: meKey });
  if (me) void queries.invalidateQueries({ queryKey: getGetProfileQueryKey(me.id) });
  requestDependents(queries);
}

function requestDependents(queries: QueryClient): void {
  // The wallet decides whether payouts wait.
  void queries.invalidateQueries({ queryKey: getGetMyPayoutsQueryKey() });
  // The boards show names and flags.
  void queries.invalidateQueries({ queryKey: getListTopQueryKey() });
  void queries.invalidateQueries({ queryKey: getGetMyRankQueryKey() });
}
