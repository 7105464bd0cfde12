import { useGetMe, useGetProfile } from '@bold/sdk/query';

/** Queries the player's own profile. Only this profile has `payment_info`. */
export function useOwnProfile() {
  const { data: me } = useGetMe();
  return useGetProfile(me?.id ?? 0, { query: { enabled: me !== undefined } });
}
