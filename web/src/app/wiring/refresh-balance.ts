import { getMyTaps } from '@bold/sdk';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns a function that requests the balance, and once more if another balance was accepted meanwhile. All calls
 * during a request share one new request after it.
 */
export function createBalanceRefresh(taps: Pick<TapStore, 'expectBalance'>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function request(): Promise<boolean> {
    const receive = taps.expectBalance();
    const { available_taps: available, total_taps: total } = await getMyTaps();
    return receive({ available, total });
  }

  async function refresh(): Promise<void> {
    // Two parallel responses could be received in the wrong order.
    await running;
    next = undefined;
    // The balance that was accepted instead may be an older response of the taps query.
    const requests = request().then((isAccepted) => isAccepted || request());
    running = requests.catch(() => {});
    await requests;
  }

  return () => {
    next ??= refresh();
    return next;
  };
}
