import { pay } from '../../bot-api/pay.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { expectAvailable } from './balance.ts';
import { exactQuote } from './exact-price.ts';
import { createInvoice, largestPurchase, smallestPurchase } from './shop.ts';

/** Buys taps for a player who has none, until at least `taps` are available. */
export async function buyTaps(kit: Kit, player: Player, taps: number): Promise<void> {
  let bought = 0;
  while (bought < taps) {
    const missing = Math.max(smallestPurchase, taps - bought);
    const base = Math.min(largestPurchase, missing);
    await pay(kit, player, await createInvoice(kit, player, base));
    bought += exactQuote(kit.documents, 'STARS', base).total_amount;
    await expectAvailable(player, bought, 'after a payment');
  }
}
