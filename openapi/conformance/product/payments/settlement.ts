import { exec } from 'node:child_process';
import { type Charge, notifyRefund, pay } from '../../bot-api/pay.ts';
import { BrokenRule, NotChecked } from '../../broken-rule.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { PacedTaps } from '../../live/paced-taps.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import type { User } from '../user-responses.ts';
import { balanceOf, earningsOf, expectAvailable } from './balance.ts';
import { buyCustom } from './shop.ts';

const check = checksOf('payments');
const daySeconds = 86_400;
/**
 * The first day whose shares are compared exactly, in days after today. Earlier days may contain revenue from other
 * checks.
 */
const firstDay = 3;
const commandTimeoutMs = 60_000;
const microsPerTap = 10_000;
const hundred = 100;
/**
 * `fillUp` adds players to a leaderboard until the number of its members is divisible by `divisor`, or until the
 * leaderboard is full. The revenue of a tested day is not divisible by `divisor`, so the server must round the shares
 * down.
 */
const divisor = 3;
const longest = 400;
/**
 * The maximum number of taps in one invoice. In a default run, the price of these taps far exceeds the revenue from all
 * other checks together.
 */
const mostTaps = 200_000;
/** A tenth of `mostTaps`, but far more taps than other checks buy for tomorrow. */
const fewerTaps = 20_000;

type Level = { id: number; threshold: number; payment_percentage: number };
type Entry = { user_id: number };

/**
 * The checks of how revenue is shared. The checks run the settle command with a future time, so the command also
 * settles today and later days.
 */
export const settlementChecks: Check[] = [
  check(
    'a purchase belongs to the UTC day of its payment, up to the last second of the day',
    ['R1001'],
    async (kit) => {
      const command = kit.target.settleCommand;
      if (command === null) throw new NotChecked('needs --settle-command');
      const [, pink, red] = levelsOf(kit);
      const member = kit.player();
      await buy(kit, member, red.threshold + 10);
      await tapTo(kit, member, red.threshold - 1);
      const midnight = (today() + 1) * daySeconds;
      await buy(kit, kit.player(), mostTaps, midnight - 1);
      await buy(kit, kit.player(), fewerTaps, midnight);
      for (const [days, when, taps, fewerThan] of [
        [1, 'today with a purchase of its last second', mostTaps, null],
        // In a deep run, other checks buy so much today that only this share shows where the last second belongs.
        [2, 'tomorrow with a purchase of its first second', fewerTaps, mostTaps],
      ] as const) {
        const before = await earned(member);
        await settle(kit, command, days);
        const members = ok<Entry[]>(await member.get(`/leaderboard/top?level_id=${pink.id}`));
        const level = { ...pink, members: members.length };
        const least = shareOf(taps * microsPerTap, level);
        const below = fewerThan && shareOf(fewerThan * microsPerTap, level);
        const share = (await earned(member)) - before;
        // The purchases of other checks can add to the revenue.
        holds(
          share >= least && (below === null || share < below),
          `a share of ${when} must be at least ${least} ${below === null ? '' : `and less than ${below} `}micro-dollars but is ${share} (is the database new?)`,
        );
      }
    },
    { alone: 'revenue', profile: 'payouts' },
  ),
  check(
    'days are settled once and in order: a share is exact, a loss is carried, and a level without a share and a member with a debt get none',
    ['R1001', 'R1002'],
    async (kit) => {
      const command = kit.target.settleCommand;
      if (command === null) throw new NotChecked('needs --settle-command');
      const debtor = await createDebtor(kit);
      const members = await createMembers(kit, debtor);
      const spender = kit.player();
      await settle(kit, command, firstDay);
      const before = await Promise.all(members.map(({ player }) => earned(player)));
      let revenue: number[] = [];
      const expectShares = async (when: string) => {
        for (const [at, { player, level }] of members.entries()) {
          const shares = revenue.map((taps) => shareOf(taps * microsPerTap, level));
          const expected = (before[at] ?? 0) + shares.reduce((sum, share) => sum + share, 0);
          const what = `top10_dol_revenue in micro-dollars of a member of level ${level.id} ${when}`;
          same(await earned(player), expected, what);
        }
        same(await earned(debtor), 0, `top10_dol_revenue of a member with a debt ${when}`);
      };

      const refunded = await buy(kit, spender, 3_000);
      await buy(kit, kit.player(), 3_008);
      await settle(kit, command, firstDay + 1);
      revenue = [6_008];
      // In a database of an earlier run, the days to come are settled already.
      await expectShares('after a day with a revenue (is the database new?)');

      await buy(kit, kit.player(), 500);
      notifyRefund(kit, refunded);
      await expectAvailable(spender, 0, 'after the refund');
      await settle(kit, command, firstDay + 2);
      await expectShares('after a day with a loss of 25 dollars');

      await buy(kit, kit.player(), 3_506);
      await settle(kit, command, firstDay + 3);
      revenue = [6_008, 3_506 - 2_500];
      await expectShares('after a day whose revenue covers the loss');
      await settle(kit, command, firstDay + 3);
      await expectShares('after a second settlement of the same day');
    },
    { alone: 'revenue', profile: 'payouts' },
  ),
];

type Member = { player: Player; level: Level & { members: number } };

function levelsOf(kit: Kit): [white: Level, pink: Level, red: Level] {
  const [white, pink, red] = kit.documents.catalogue<Level[]>('levels');
  if (!white || !pink || !red) throw new Error('The catalogue has less than three levels.');
  return [white, pink, red];
}

/** Creates a player of the third level with a debt: the spent taps of a purchase that was refunded. */
async function createDebtor(kit: Kit): Promise<Player> {
  const [, , red] = levelsOf(kit);
  const player = kit.player();
  const charge = await buy(kit, player, red.threshold + 950);
  await tapTo(kit, player, red.threshold + 940);
  notifyRefund(kit, charge);
  await expectAvailable(player, 0, 'after the refund of taps that were made');
  return player;
}

/**
 * Creates one player in each of the first three levels. `level.members` is the number of players on the level's
 * leaderboard, without `debtor`.
 */
async function createMembers(kit: Kit, debtor: Player): Promise<Member[]> {
  const [white, pink, red] = levelsOf(kit);
  const totals: [Level, number][] = [
    [white, 90],
    [pink, red.threshold - 1],
    [red, red.threshold + 900],
  ];
  const players = totals.map(() => kit.player());
  for (const [at, [, total]] of totals.entries()) {
    const player = players[at] as Player;
    await buy(kit, player, total + 10);
    await tapTo(kit, player, total);
  }
  await fillUp(kit, pink);
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
      const members = entries.filter(({ user_id }) => user_id !== indebted).length;
      return { player, level: { ...level, members } };
    }),
  );
}

/** Returns the present UTC day, in days since 1970. */
const today = () => Math.floor(Date.now() / 1000 / daySeconds);
const idOf = async (player: Player) => ok<User>(await player.get('/user/me')).id;

/**
 * Adds players to a level until the number of players on the level's leaderboard is a multiple of `divisor` (a constant
 * of this file). Stops earlier if the leaderboard is full.
 */
export async function fillUp(
  kit: Kit,
  { id, threshold }: Omit<Level, 'payment_percentage'>,
): Promise<void> {
  const mostMembers = kit.documents.constant('leaderboard_members');
  for (;;) {
    const player = kit.player();
    const members = ok<Entry[]>(await player.get(`/leaderboard/top?level_id=${id}`)).length;
    if (members % divisor === 0 || members >= mostMembers) return;
    await buy(kit, player, threshold + 10);
    await tapTo(kit, player, threshold);
  }
}

/** Returns a member's share of a day's revenue, rounded down. Both amounts are micro-dollars. */
function shareOf(revenue: number, { payment_percentage, members }: Member['level']): number {
  return Math.floor((revenue * payment_percentage) / (hundred * members));
}

/**
 * Buys taps with Stars for a player who has none, and waits until the server has credited them. Returns the charge.
 * @param at The time of the payment in Unix seconds, by default now
 */
async function buy(kit: Kit, player: Player, taps: number, at?: number): Promise<Charge> {
  const charge = await pay(kit, player, await buyCustom(kit, player, taps), at);
  const read = () => balanceOf(player);
  const { available_taps } = await poll(read, (balance) => balance.available_taps > 0);
  holds(available_taps > 0, `${taps} taps were paid, but available_taps is 0`);
  return charge;
}

async function tapTo(kit: Kit, player: Player, total: number): Promise<void> {
  const taps = await PacedTaps.open(kit, player);
  await taps.reach(total, [1]);
  await taps.close();
}

/**
 * Runs the settle command with the start of a UTC day as `{time}`.
 * @param days The number of days from today to that day
 * @throws `BrokenRule` with the command's output if the command fails.
 */
function settle(kit: Kit, command: string, days: number): Promise<void> {
  const time = new Date((today() + days) * daySeconds * 1000).toISOString();
  const filled = command.replaceAll('{time}', time);
  kit.steps.note(filled);
  return new Promise((resolve, reject) => {
    // npm runs the kit in the kit's folder. INIT_CWD is the folder of the caller.
    const cwd = process.env.INIT_CWD ?? '.';
    exec(filled, { cwd, timeout: commandTimeoutMs }, (error, stdout, stderr) => {
      if (error)
        reject(new BrokenRule(`${filled} failed: ${`${stdout}${stderr}`.slice(-longest)}`));
      else resolve();
    });
  });
}

/** Returns the sum of the revenue shares that a player has earned, in micro-dollars. */
async function earned(player: Player): Promise<number> {
  const { top10_dol_revenue = Number.NaN } = await earningsOf(player);
  return Math.round(top10_dol_revenue * 1e6);
}
