import { useEffect } from 'react';
import { useTelegram } from './telegram-context.ts';

/** Makes Telegram ask before it closes the app while something is unsaved. */
export function useClosingConfirmation(isUnsaved: boolean): void {
  const telegram = useTelegram();
  useEffect(() => (isUnsaved ? telegram.confirmClosing() : undefined), [telegram, isUnsaved]);
}
