import type { LiveConnection } from '@bold/sdk/live';
import { useEffect } from 'react';
import type { Telegram } from '../telegram/telegram.ts';

/**
 * Keeps the connection open while `isPlayerKnown` is true. Connects again when the device comes online or the app
 * returns to the foreground, in the browser or in Telegram (decisions §10 LIVE).
 * @param isPlayerKnown True if the player's data is loaded and the server does not refuse the player
 * @param flush A function that sends pending taps, or stores those that must wait, when the app is hidden and before
 * the connection is closed
 */
export function useLiveConnection(
  connection: Pick<LiveConnection, 'connect' | 'close'>,
  telegram: Pick<Telegram, 'onVisibility'>,
  isPlayerKnown: boolean,
  flush: () => void,
): void {
  useEffect(() => {
    if (!isPlayerKnown) return;
    const connect = () => connection.connect();
    const follow = (isVisible: boolean) => (isVisible ? connect() : flush());
    const changeVisibility = () => follow(document.visibilityState === 'visible');
    connect();
    addEventListener('online', connect);
    addEventListener('pageshow', connect);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', changeVisibility);
    // The page of an app that Telegram Web has minimized stays visible for the browser.
    const offVisibility = telegram.onVisibility(follow);
    return () => {
      removeEventListener('online', connect);
      removeEventListener('pageshow', connect);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', changeVisibility);
      offVisibility();
      flush();
      connection.close();
    };
  }, [connection, telegram, isPlayerKnown, flush]);
}
