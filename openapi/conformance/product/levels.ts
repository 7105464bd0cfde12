import { pay } from '../bot-api/pay.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { Session, tap } from '../live/batches.ts';
import { PacedTaps } from '../live/paced-taps.ts';
import type { Player } from '../players/player.ts';
import { expectAvailable } from './payments/balance.ts';
import { buyTaps } from './payments/buy-taps.ts';
import { createInvoice } from './payments/shop.ts';
import type { User } from './user-responses.ts';

const check = checksOf('payments');
/**
 * The last level whose multipliers a default run tests. It is the first level with a multiplier whose `id` differs from
 * its `value`.
 */
const usualLevel = 4;

type Level = { id: number; threshold: number; multipliers: { id: number; value: number }[] };

export const levelsChecks: Check[] = [
  check(
    'a level grants its multipliers, which count whole touches, and keeps the lower ones',
    ['R309', 'R308'],
    async (kit) => {
      const player = kit.player();
      await pay(kit, player, await createInvoice(kit, player, 205));
      await expectAvailable(player, 205, 'after a payment');
      await tap(kit, player, 99);
      const socket = await kit.live(player);
      const session = new Session(player);
      const early = await socket.ask(session.batch(1, 2));
      same(early.code, 'MULTIPLIER_NOT_REACHED', `the code of ${JSON.stringify(early)}`);
      await socket.ask(session.batch(1, 1));
      await expectMember(kit, player, 2, 100);
      const double = await socket.ask(session.batch(51, 2));
      same(
        [double.applied, double.available_taps, double.total_taps],
        [51, 3, 202],
        '51 touches of 2',
      );
      const part = await socket.ask(session.batch(2, 2));
      same(
        [part.applied, part.available_taps, part.total_taps],
        [1, 1, 204],
        '2 touches of 2 for 3 taps',
      );
      const single = await socket.ask(session.batch(1, 1));
      same([single.applied, single.available_taps, single.total_taps], [1, 0, 205], 'a touch of 1');
      await socket.close();
    },
  ),
  check(
    `each of the first ${usualLevel} levels grants exactly the multipliers of the levels that are reached`,
    ['R309'],
    (kit) => climb(kit, usualLevel),
  ),
  check(
    'every level up to the highest grants exactly the multipliers of the levels that are reached',
    ['R309'],
    (kit) => climb(kit, Number.POSITIVE_INFINITY),
    { deep: true },
  ),
];

/** Brings a new player up to the level `highest`. Tests the multipliers just before and after each new level. */
async function climb(kit: Kit, highest: number): Promise<void> {
  const levels = kit.documents.catalogue<Level[]>('levels').filter(({ id }) => id <= highest);
  const all = kit.documents.catalogue<Level[]>('levels').flatMap(({ multipliers }) => multipliers);
  const values = [...new Set(all.map(({ value }) => value))];
  // Ids of multipliers that are not the value of any multiplier. A server that confuses ids with values accepts them.
  const never = [...new Set(all.map(({ id }) => id))].filter((id) => !values.includes(id));
  const player = kit.player();
  const highestThreshold = levels.at(-1)?.threshold ?? 0;
  await buyTaps(kit, player, highestThreshold + Math.max(...values) * values.length);
  const taps = await PacedTaps.open(kit, player);
  let granted = [1];
  for (const { id, threshold, multipliers } of levels.slice(1)) {
    await taps.reach(threshold - 1, granted);
    const fresh = multipliers.map(({ value }) => value).filter((value) => !granted.includes(value));
    const [newest = 1] = fresh;
    const early = (await taps.send([1, newest]))[0];
    same(early?.code, 'MULTIPLIER_NOT_REACHED', `the code for ${newest} at ${threshold - 1} taps`);
    // The first batch reaches the level, and the second uses the new multiplier. The second is sent before the first is
    // acknowledged.
    const reached = await taps.send([1, 1], [1, newest]);
    const applied = reached.map((reply) => reply.applied);
    same(applied, [1, 1], `applied of the ${threshold}th tap and a touch of ${newest} after it`);
    await expectMember(kit, player, id, taps.total);
    granted = [...granted, ...fresh];
    const kept = await taps.send(...granted.map((value): [number, number] => [1, value]));
    same(
      granted.filter((_, at) => kept[at]?.applied !== 1),
      [],
      `multipliers of reached levels that level ${id} refuses`,
    );
    const others = [...never, ...values.filter((value) => !granted.includes(value))];
    const refused = await taps.send(...others.map((value): [number, number] => [1, value]));
    same(
      others.filter((_, at) => refused[at]?.code !== 'MULTIPLIER_NOT_REACHED'),
      [],
      `multipliers that level ${id} grants although no reached level has them`,
    );
  }
  await taps.close();
}

/**
 * Checks that a player with `total` taps is on the leaderboard of `level` and not on the leaderboard of the level
 * below. The player may be missing from the leaderboard of `level` if that leaderboard is full of players with at least
 * `total` taps.
 */
export async function expectMember(
  kit: Pick<Kit, 'documents'>,
  player: Pick<Player, 'get'>,
  level: number,
  total: number,
): Promise<void> {
  const members = kit.documents.constant('leaderboard_members');
  const own = ok<User>(await player.get('/user/me')).id;
  const listOf = async (id: number) =>
    ok<{ user_id: number; total_taps: number }[]>(
      await player.get(`/leaderboard/top?level_id=${id}`),
    );
  const list = await listOf(level);
  const isOn = list.some(({ user_id }) => user_id === own);
  const isFull = list.length === members && list.every(({ total_taps }) => total_taps >= total);
  holds(isOn || isFull, `A player with ${total} taps is not on the list of level ${level}`);
  const below = await listOf(level - 1);
  const isBelow = below.some(({ user_id }) => user_id === own);
  holds(!isBelow, `A player with ${total} taps is on the list of level ${level - 1}`);
}
