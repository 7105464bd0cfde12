import { useLayoutEffect } from 'react';
import { useTelegram } from './telegram-context.ts';

/** Makes Telegram ask for confirmation before the app is closed, while `isUnsaved` is true. */
export function useClosingConfirmation(isUnsaved: boolean): void {
  const telegram = useTelegram();
  // Not an effect after painting: the player may close the app as soon as they see that it is saved.
  useLayoutEffect(() => (isUnsaved ? telegram.confirmClosing() : undefined), [telegram, isUnsaved]);
}
