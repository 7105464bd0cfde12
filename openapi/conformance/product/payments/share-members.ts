import { type Charge, notifyRefund, pay } from '../../bot-api/pay.ts';
import { holds, ok } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { PacedTaps } from '../../live/paced-taps.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import type { User } from '../user-responses.ts';
import { balanceOf, expectAvailable } from './balance.ts';
import { createInvoice, smallestPurchase } from './shop.ts';

const hundred = 100;
/**
 * `fillUp` adds players to a leaderboard until the number of its members is divisible by `divisor`, or until the
 * leaderboard is full. The revenue of a tested day is not divisible by `divisor`, so the server must round the shares
 * down.
 */
const divisor = 3;

export type Level = { id: number; threshold: number; payment_percentage: number };
export type Entry = { user_id: number };

/** A player and the level in which the player shares with `members` - 1 others. */
export type Member = { player: Player; level: Level & { members: number } };

export function levelsOf(kit: Kit): [white: Level, pink: Level, red: Level] {
  const [white, pink, red] = kit.documents.catalogue<Level[]>('levels');
  if (!white || !pink || !red) throw new Error('The catalogue has less than three levels.');
  return [white, pink, red];
}

/** Creates a player of the third level with a debt: the spent taps of a purchase that was refunded. */
export async function createDebtor(kit: Kit): Promise<Player> {
  const [, , red] = levelsOf(kit);
  const player = kit.player();
  const charge = await buyWithStars(kit, player, red.threshold + 950);
  await tapTo(kit, player, red.threshold + 940);
  notifyRefund(kit, charge);
  await expectAvailable(player, 0, 'after the refund of taps that were made');
  return player;
}

/** Players of the third level with equal totals. `invitedLast` shares, because of an invite, and `last` does not. */
export type Crowd = { invitedLast: Player; last: Player };

/** Creates more players of the third level than share. `invitedLast` joins last of all. */
export async function createCrowd(kit: Kit): Promise<Crowd> {
  const [, , red] = levelsOf(kit);
  const most = kit.documents.constant('leaderboard_members');
  await Promise.all(Array.from({ length: most - 1 }, () => playerWith(kit, red.threshold)));
  const last = await playerWith(kit, red.threshold);
  const invitedLast = await playerWith(kit, red.threshold);
  const { code } = await referralCodeOf(invitedLast);
  ok(await kit.player({ startParam: `REF${code}` }).get('/user/me'));
  return { invitedLast, last };
}

/**
 * Creates one member of each of the first three levels.
 * @param debtor A player of the third level who does not share
 */
export async function createMembers(kit: Kit, debtor: Player): Promise<Member[]> {
  const [white, pink, red] = levelsOf(kit);
  const totals: [Level, number][] = [
    [white, 90],
    [pink, red.threshold - 1],
    [red, red.threshold + 900],
  ];
  const players = await Promise.all(totals.map(([, total]) => playerWith(kit, total)));
  // The debtor is on the list but does not share.
  await fillUp(kit, red, 1);
  const most = kit.documents.constant('leaderboard_members');
  return Promise.all(
    totals.map(async ([level], at) => {
      const player = players[at] as Player;
      const entries = ok<Entry[]>(await player.get(`/leaderboard/top?level_id=${level.id}`));
      const [own, indebted] = await Promise.all([player, debtor].map(idOf));
      // The first level has no share, and its list is full of the players of other checks.
      const isMember = level.payment_percentage === 0 || entries.some((one) => one.user_id === own);
      // Members of an earlier run stay before the members of this run.
      const place = `GET /leaderboard/top?level_id=${level.id}`;
      holds(isMember, `${place} must have the player ${own} (is the database new?)`);
      // The place of the debtor is taken by the next player.
      const isPassedOver = entries.length < most && entries.some((one) => one.user_id === indebted);
      return { player, level: { ...level, members: entries.length - (isPassedOver ? 1 : 0) } };
    }),
  );
}

const idOf = async (player: Player) => ok<User>(await player.get('/user/me')).id;

/**
 * Adds players to a level until the number of players on the level's leaderboard is a multiple of `divisor` (a constant
 * of this file). Stops earlier if the leaderboard is full.
 * @param others The number of players on the leaderboard who do not count
 */
export async function fillUp(
  kit: Kit,
  { id, threshold }: Omit<Level, 'payment_percentage'>,
  others = 0,
): Promise<void> {
  const mostMembers = kit.documents.constant('leaderboard_members');
  for (;;) {
    const list = `/leaderboard/top?level_id=${id}`;
    const members = ok<Entry[]>(await kit.player().get(list)).length;
    if ((members - others) % divisor === 0 || members >= mostMembers) return;
    await playerWith(kit, threshold);
  }
}

/** Returns a member's share of a day's revenue, rounded down. Both amounts are micro-dollars. */
export function shareOf(revenue: number, { payment_percentage, members }: Member['level']): number {
  return Math.floor((revenue * payment_percentage) / (hundred * members));
}

/**
 * Buys taps with Stars for a player who has none, and waits until the server has credited them. Returns the charge.
 * @param at The time of the payment in Unix seconds, by default now
 */
export async function buyWithStars(
  kit: Kit,
  player: Player,
  taps: number,
  at?: number,
): Promise<Charge> {
  const charge = await pay(kit, player, await createInvoice(kit, player, taps), at);
  const read = () => balanceOf(player);
  const { available_taps } = await poll(read, (balance) => balance.available_taps > 0);
  holds(available_taps > 0, `${taps} taps were paid, but available_taps is 0`);
  return charge;
}

/** Returns a new player who has tapped `total` times. */
export async function playerWith(kit: Kit, total: number): Promise<Player> {
  const player = kit.player();
  await buyWithStars(kit, player, Math.max(total + 10, smallestPurchase));
  await tapTo(kit, player, total);
  return player;
}

async function tapTo(kit: Kit, player: Player, total: number): Promise<void> {
  const taps = await PacedTaps.open(kit, player);
  await taps.reach(total, [1]);
  await taps.close();
}
