import { invoiceOf, queryCheckout } from '../../bot-api/pay.ts';
import { ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import type { Balance, Profile, User } from '../user-responses.ts';

type Earnings = NonNullable<Profile['payment_info']>;

export async function balanceOf(player: Player): Promise<Balance> {
  return ok<Balance>(await player.get('/user/taps/me'));
}

/**
 * Waits until a player has exactly `taps` available taps. Throws `BrokenRule` after 30 seconds.
 * @param when The end of the error message, such as "after a payment"
 */
export async function expectAvailable(player: Player, taps: number, when: string): Promise<void> {
  const read = () => balanceOf(player);
  const { available_taps } = await poll(read, (balance) => balance.available_taps === taps);
  same(available_taps, taps, `available_taps ${when}`);
}

/**
 * Gives the server time to process all earlier updates about the player. On a busy machine, some of them may still be
 * processed afterwards.
 */
export async function updatesProcessed(kit: Kit, player: Player, link: string): Promise<void> {
  // The reply comes after earlier updates of the player, but a server lets a query wait only a short time for them.
  await queryCheckout(kit, player, invoiceOf(kit, link));
}

/** Returns the earnings in the player's own profile, in dollars. */
export async function earningsOf(player: Player): Promise<Partial<Earnings>> {
  const { id } = ok<User>(await player.get('/user/me'));
  return ok<Profile>(await player.get(`/user/profile/${id}`)).payment_info ?? {};
}
