import { copyText } from '../../lib/copy-text.ts';
import { useTexts } from '../../lib/language.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { appText } from '../app-text.ts';

/** Copies a link and shows a toast with the result (spec §2 "Share"). */
export function useCopyLink(): (link: string) => Promise<void> {
  const toasts = useToasts();
  const texts = useTexts(appText);

  return async (link) => {
    try {
      await copyText(link);
      toasts.show({ ...texts.linkCopied, description: link });
    } catch (error) {
      console.warn(error);
      toasts.show(texts.linkNotCopied);
    }
  };
}
