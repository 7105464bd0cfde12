import type { LiveConnection, Schedule } from '@bold/sdk/live';
import { growingPause } from '../../lib/growing-pause.ts';

/**
 * Refreshes the balance each time the connection opens, because pushes that were sent while it was closed are lost.
 * Repeats a refresh that failed, until one succeeds or the connection closes.
 */
export function refreshWhenOpened(
  connection: Pick<LiveConnection, 'isOpen' | 'subscribe'>,
  refreshBalance: () => Promise<unknown>,
  schedule: Schedule,
): void {
  let cancel = () => {};

  function refresh(failures = 0) {
    refreshBalance().catch((error: unknown) => {
      console.warn(error);
      cancel();
      if (!connection.isOpen) return;
      cancel = schedule(() => refresh(failures + 1), growingPause(failures));
    });
  }

  connection.subscribe(({ type }) => {
    if (type === 'closed') cancel();
    if (type === 'opened') refresh();
  });
}
