import { useGetMe } from '@bold/sdk/query';
import { useAppConfig } from '../../lib/app-config.ts';
import { startLink, userStartParameter } from '../../lib/start-link.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Copies the link that opens the player's own card (spec §2 "Share"). */
export function useShare(): () => Promise<void> {
  const { app_url } = useAppConfig();
  const { data: me } = useGetMe();
  const copyLink = useCopyLink();

  return async () => {
    if (me) await copyLink(startLink(app_url, userStartParameter(me.id)));
  };
}
