import { startLink, userStartParameter } from '@bold/sdk/game';
import { useGetMe } from '@bold/sdk/query';
import { useAppConfig } from '../lib/app-config.ts';
import { copyText } from '../lib/copy-text.ts';
import { useToasts } from '../ui/toasts/toasts-context.ts';
import { appText } from './app-text.ts';

/** Copies the link that opens the player's own card, and says how it went (spec §2 "Share"). */
export function useShare(): () => Promise<void> {
  const { app_url } = useAppConfig();
  const { data: me } = useGetMe();
  const toasts = useToasts();

  return async () => {
    if (!me) return;
    const link = startLink(app_url, userStartParameter(me.id));
    try {
      await copyText(link);
      toasts.show({ ...appText.linkCopied, description: link });
    } catch (error) {
      console.warn(error);
      toasts.show(appText.linkNotCopied);
    }
  };
}
