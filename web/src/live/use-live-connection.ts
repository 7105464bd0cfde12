import type { LiveConnection } from '@bold/sdk/live';
import { useEffect } from 'react';

/**
 * Opens the connection while the player is known, and closes it otherwise.
 * @param sendAll sends pending taps; called when the page is hidden or closed
 */
export function useLiveConnection(
  connection: Pick<LiveConnection, 'connect' | 'close'>,
  isPlayerKnown: boolean,
  sendAll: () => void,
): void {
  useEffect(() => {
    if (!isPlayerKnown) return;
    connection.connect();
    addEventListener('pagehide', sendAll);
    document.addEventListener('visibilitychange', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      document.removeEventListener('visibilitychange', sendAll);
      sendAll();
      connection.close();
    };
  }, [connection, isPlayerKnown, sendAll]);
}
