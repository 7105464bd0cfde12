import type { ExtendedProfile, User } from '@bold/sdk';
import {
  getGetMeQueryKey,
  getGetMyRankQueryKey,
  getGetProfileQueryKey,
  getListTopQueryKey,
} from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/**
 * To be called with the player's own profile whenever a change of it was answered: everything that
 * shows a part of it is then true again.
 */
export function writeProfileToCache(queries: QueryClient, profile: ExtendedProfile): void {
  queries.setQueryData(getGetProfileQueryKey(profile.id), profile);
  queries.setQueryData<User>(getGetMeQueryKey(), (me) => {
    if (!me || me.id !== profile.id) return me;
    const { display_name, country_id } = profile;
    return { ...me, display_name, country_id };
  });
  // The boards show names and flags.
  void queries.invalidateQueries({ queryKey: getListTopQueryKey() });
  void queries.invalidateQueries({ queryKey: getGetMyRankQueryKey() });
}
