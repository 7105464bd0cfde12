import { invoiceOf, queryCheckout } from '../../bot-api/pay.ts';
import { ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import type { Balance } from '../user-responses.ts';

export async function balanceOf(player: Player): Promise<Balance> {
  return ok<Balance>(await player.get('/user/taps/me'));
}

/** Waits until a player has this many available taps, after an update that the Bot API has sent. */
export async function expectAvailable(player: Player, taps: number, when: string): Promise<void> {
  const read = () => balanceOf(player);
  const { available_taps } = await poll(read, (balance) => balance.available_taps === taps);
  same(available_taps, taps, `available_taps ${when}`);
}

/** Waits until the server has processed the player's earlier updates: it handles them in order. */
export async function updatesProcessed(kit: Kit, player: Player, link: string): Promise<void> {
  await queryCheckout(kit, player, invoiceOf(kit, link));
}
