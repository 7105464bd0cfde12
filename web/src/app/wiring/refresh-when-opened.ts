import type { LiveConnection, Schedule } from '@bold/sdk/live';

/** The pauses before a failed refresh is repeated. The last pause repeats. */
const pausesMs = [2_000, 5_000, 15_000, 60_000] as const;

/**
 * Refreshes the balance each time the connection opens, because pushes that were sent while it was closed are lost.
 * Repeats a refresh that failed, until one succeeds or the connection closes.
 */
export function refreshWhenOpened(
  connection: Pick<LiveConnection, 'isOpen' | 'subscribe'>,
  refreshBalance: () => Promise<void>,
  schedule: Schedule,
): void {
  let cancel = () => {};

  function refresh(failures = 0) {
    refreshBalance().catch((error: unknown) => {
      console.warn(error);
      cancel();
      if (!connection.isOpen) return;
      const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] as number;
      cancel = schedule(() => refresh(failures + 1), pause);
    });
  }

  connection.subscribe(({ type }) => {
    if (type === 'closed') cancel();
    if (type === 'opened') refresh();
  });
}
