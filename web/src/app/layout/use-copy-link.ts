import { copyText } from '../../lib/copy-text.ts';
import { useTexts } from '../../lib/language.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { appText } from '../app-text.ts';
import { type LinkKind, sendLink } from './send-link.ts';

/** Returns a function that copies a link and shows a toast with the result (spec §2 "Share"). */
export function useCopyLink(): (link: string, kind: LinkKind) => Promise<void> {
  const toasts = useToasts();
  const texts = useTexts(appText);
  const telegram = useTelegram();

  return async (link, kind) => {
    try {
      await copyText(link);
      const run = () => void sendLink(telegram, link, kind);
      toasts.show({
        ...texts.linkCopied,
        description: link,
        action: { label: texts.sendLink, run },
      });
    } catch (error) {
      console.warn(error);
      toasts.show(texts.linkNotCopied);
    }
  };
}
