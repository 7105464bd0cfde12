import { useGetMe, useGetProfile } from '@bold/sdk/query';

/** The player's own profile, the only one that comes with its `payment_info`. */
export function useOwnProfile() {
  const { data: me } = useGetMe();
  return useGetProfile(me?.id ?? 0, { query: { enabled: me !== undefined } });
}
