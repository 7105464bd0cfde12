import type { LiveConnection } from '@bold/sdk/live';
import { useEffect } from 'react';

/**
 * Keeps the connection open while `isPlayerKnown` is true. Connects again when the device comes online or the app
 * returns to the foreground (decisions §10 LIVE).
 * @param isPlayerKnown True if the player's data is loaded and the server does not refuse the player
 * @param sendAll A function that sends pending taps before the page is hidden or the connection is closed
 */
export function useLiveConnection(
  connection: Pick<LiveConnection, 'connect' | 'close'>,
  isPlayerKnown: boolean,
  sendAll: () => void,
): void {
  useEffect(() => {
    if (!isPlayerKnown) return;
    const connect = () => connection.connect();
    const changeVisibility = () => {
      if (document.visibilityState === 'visible') connect();
      else sendAll();
    };
    connect();
    addEventListener('online', connect);
    addEventListener('pageshow', connect);
    addEventListener('pagehide', sendAll);
    document.addEventListener('visibilitychange', changeVisibility);
    return () => {
      removeEventListener('online', connect);
      removeEventListener('pageshow', connect);
      removeEventListener('pagehide', sendAll);
      document.removeEventListener('visibilitychange', changeVisibility);
      sendAll();
      connection.close();
    };
  }, [connection, isPlayerKnown, sendAll]);
}
