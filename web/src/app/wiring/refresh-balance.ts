import { getMyTaps } from '@bold/sdk';
import type { Balance } from '@bold/sdk/game';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns a function that requests the balance, and once more if another balance was accepted meanwhile. All calls
 * during a request share one new request after it, and resolve to its balance.
 */
export function createBalanceRefresh(
  taps: Pick<TapStore, 'expectBalance'>,
): () => Promise<Balance> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Balance> | undefined;

  async function request(): Promise<{ balance: Balance; isAccepted: boolean }> {
    const receive = taps.expectBalance();
    const { available_taps: available, total_taps: total } = await getMyTaps();
    const balance = { available, total };
    return { balance, isAccepted: receive(balance) };
  }

  async function refresh(): Promise<Balance> {
    // Two parallel responses could be received in the wrong order.
    await running;
    next = undefined;
    // The balance that was accepted instead may be an older response of the taps query.
    const requests = request().then((first) => (first.isAccepted ? first : request()));
    running = requests.catch(() => {});
    return (await requests).balance;
  }

  return () => {
    next ??= refresh();
    return next;
  };
}
