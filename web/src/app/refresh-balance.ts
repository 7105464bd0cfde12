import { getMyTaps } from '@bold/sdk';
import type { TapStore } from '../features/taps/tap-store.ts';

/** Asks the server for the balance; what it answers is heard unless it has spoken meanwhile. */
export async function refreshBalance(taps: Pick<TapStore, 'askBalance'>): Promise<void> {
  const hear = taps.askBalance();
  const balance = await getMyTaps();
  hear({ available: balance.available_taps, total: balance.total_taps });
}
