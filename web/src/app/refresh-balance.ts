import { getMyTaps } from '@bold/sdk';
import type { TapStore } from '../features/taps/tap-store.ts';

/** Requests the balance. Ignores the answer when another balance arrived meanwhile. */
export async function refreshBalance(taps: Pick<TapStore, 'askBalance'>): Promise<void> {
  const receive = taps.askBalance();
  const balance = await getMyTaps();
  receive({ available: balance.available_taps, total: balance.total_taps });
}
