import { getMyTaps } from '@bold/sdk';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns a function that requests the balance. If the function is called during a request, a new request starts when
 * the running request ends; all calls in the meantime share this new request.
 */
export function createBalanceRefresh(taps: Pick<TapStore, 'expectBalance'>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    // Two parallel responses could be received in the wrong order.
    await running;
    next = undefined;
    const receive = taps.expectBalance();
    const request = getMyTaps();
    running = request.catch(() => {});
    const balance = await request;
    receive({ available: balance.available_taps, total: balance.total_taps });
  }

  return () => {
    next ??= refresh();
    return next;
  };
}
