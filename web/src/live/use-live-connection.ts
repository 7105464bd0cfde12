import type { LiveConnection } from '@bold/sdk/live';
import { useEffect } from 'react';

/**
 * Keeps the connection open while the player is known.
 * @param leave sends pending taps, because the app may end before tapping pauses
 */
export function useLiveConnection(
  connection: Pick<LiveConnection, 'connect' | 'close'>,
  isPlayerKnown: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    if (!isPlayerKnown) return;
    connection.connect();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
      connection.close();
    };
  }, [connection, isPlayerKnown, leave]);
}
