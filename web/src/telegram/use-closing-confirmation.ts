import { useEffect } from 'react';
import { useTelegram } from './telegram-context.ts';

/** Makes Telegram ask the player for confirmation before it closes the app, as long as something is unsaved. */
export function useClosingConfirmation(isUnsaved: boolean): void {
  const telegram = useTelegram();
  useEffect(() => (isUnsaved ? telegram.confirmClosing() : undefined), [telegram, isUnsaved]);
}
