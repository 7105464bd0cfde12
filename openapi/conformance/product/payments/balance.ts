import { invoiceOf, queryCheckout } from '../../bot-api/pay.ts';
import { ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import type { Balance, Profile, User } from '../user-responses.ts';

const longestConfirmationMs = 10_000;

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
 * Waits until the server has confirmed all earlier updates about the player and has replied to one more query. A server
 * that confirms an update when a task is stored may still process that task afterwards.
 */
export async function updatesProcessed(kit: Kit, player: Player, link: string): Promise<void> {
  // An update that the server cannot process at the moment stays unconfirmed, also for longer.
  await updatesConfirmed(kit, [player], longestConfirmationMs);
  // A server that confirms updates at once may process those of a player in order, and then this reply comes last.
  await queryCheckout(kit, player, invoiceOf(kit, link));
}

/**
 * Waits until the server has confirmed all updates about the players. Returns false if it has not after `timeoutMs`, by
 * default 30 seconds.
 */
export function updatesConfirmed(
  kit: Kit,
  players: readonly Player[],
  timeoutMs?: number,
): Promise<boolean> {
  const botApi = kit.needBotApi();
  const read = async () => players.every(({ telegramId }) => botApi.hasConfirmedAll(telegramId));
  return poll(read, (areConfirmed) => areConfirmed, timeoutMs);
}

/** Returns the earnings in the player's own profile, in dollars. */
export async function earningsOf(player: Player): Promise<Partial<Earnings>> {
  const { id } = ok<User>(await player.get('/user/me'));
  return ok<Profile>(await player.get(`/user/profile/${id}`)).payment_info ?? {};
}
