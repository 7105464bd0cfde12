import { exec } from 'node:child_process';
import { notifyPayment, notifyRefund } from '../../bot-api/pay.ts';
import { BrokenRule, NotChecked } from '../../broken-rule.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { daySeconds, hourSeconds, nowSeconds } from '../../times.ts';
import { earningsOf, expectAvailable } from './balance.ts';
import { expectReturned } from './returned-charges.ts';
import {
  buyAsGuest,
  expectHeldUntil,
  taps as guestTaps,
  invited,
  soldInDollars,
} from './rewards.ts';
import {
  buyWithStars,
  createCrowd,
  createDebtor,
  createMembers,
  type Entry,
  levelsOf,
  type Member,
  playerWith,
  shareOf,
} from './share-members.ts';
import { largestPurchase } from './shop.ts';
import { buyWithTon } from './ton-transfers.ts';

const check = checksOf('payments');
/**
 * The first day whose shares are compared exactly, in days after today. Earlier days may contain revenue from other
 * checks.
 */
const firstDay = 3;
const commandTimeoutMs = 60_000;
/**
 * The longest time until a check has settled the day of its first purchases. An invoice that the check pays may be this
 * much older than a day, so this is less than `invoice_late_payment_seconds`.
 */
const firstDaySeconds = 120;
const microsPerTap = 10_000;
const longest = 400;
/**
 * A tenth of `largestPurchase`, but far more taps than other checks buy for tomorrow. In a default run, the price of
 * `largestPurchase` taps far exceeds the revenue from all other checks together.
 */
const fewerTaps = 20_000;

/**
 * The checks of how revenue is shared. The checks run the settle command with a future time, so the command also
 * settles today and later days.
 */
export const settlementChecks: Check[] = [
  check(
    'a purchase belongs to the UTC day of its payment, up to the last second of the day, and a refund to its own day',
    ['R1001'],
    async (kit) => {
      const command = kit.target.settleCommand;
      if (command === null) throw new NotChecked('needs --settle-command');
      const [, pink, red] = levelsOf(kit);
      const member = await playerWith(kit, red.threshold - 1);
      const today = dayOfCheck();
      const midnight = (today + 1) * daySeconds;
      const payer = kit.player();
      await buyWithStars(kit, kit.player(), largestPurchase, midnight - 1);
      const refunded = await buyWithStars(kit, payer, largestPurchase, midnight - 1);
      await buyWithStars(kit, kit.player(), fewerTaps, midnight);
      // Balances the refund, so that tomorrow has no loss.
      await buyWithStars(kit, kit.player(), largestPurchase, midnight);
      notifyRefund(kit, refunded, midnight);
      await expectAvailable(payer, 0, 'after the refund');
      for (const [days, when, taps, fewerThan] of [
        [1, 'today with two purchases of its last second', 2 * largestPurchase, null],
        // In a deep run, other checks buy so much today that only this share shows where the last second belongs.
        [2, 'tomorrow with purchases and a refund of its first second', fewerTaps, largestPurchase],
      ] as const) {
        const before = await earned(member);
        await settle(kit, command, timeOf(today + days));
        const members = ok<Entry[]>(await member.get(`/leaderboard/top?level_id=${pink.id}`));
        const level = { ...pink, members: members.length };
        const least = shareOf(taps * microsPerTap, level);
        const below = fewerThan && shareOf(fewerThan * microsPerTap, level);
        const share = (await earned(member)) - before;
        // The purchases of other checks can add to the revenue.
        holds(
          share >= least && (below === null || share < below),
          `a share of ${when}, among ${level.members} members of level ${pink.id}, must be at least ${least} ${below === null ? '' : `and less than ${below} `}micro-dollars but is ${share} (is the database new?)`,
        );
      }
    },
    { alone: 'revenue', profile: 'payouts' },
  ),
  check(
    'days are settled once and in order: a share is exact, a loss is carried, and a level without a share and a member with a debt get none',
    ['R1001', 'R1002'],
    async (kit) => {
      const { today, settleUntil, members, expectShares } = await startDays(kit, firstDay);
      const spender = kit.player();
      // The price of an odd number of taps in Stars is rounded up, and the revenue is not.
      const refunded = await buyWithStars(kit, spender, 3_001);
      // The reward of the referrer does not lower the revenue.
      const [, payer] = await invited(kit);
      const paid = await buyWithStars(kit, payer, 3_010);
      const surplus = { ...paid, id: `${paid.id}-2` };
      notifyPayment(kit, surplus);
      await expectReturned(kit, payer, surplus);
      await settleUntil(firstDay + 1);
      // In a database of an earlier run, the days to come are settled already.
      const when = 'after a day with a revenue and a surplus (is the database new?)';
      await expectShares([6_011], when);

      await buyWithStars(kit, kit.player(), 500);
      notifyRefund(kit, refunded);
      await expectAvailable(spender, 0, 'after the refund');
      await settleUntil(firstDay + 2);
      await expectShares([6_011], 'after a day with a loss of 25.01 dollars');
      // Two days without a purchase: the loss must be carried from day to day.
      await settleUntil(firstDay + 4);

      await buyWithStars(kit, kit.player(), 3_507);
      const inDollars = await soldInDollars(kit, spender);
      if (inDollars) notifyRefund(kit, inDollars.charge);
      await expectAvailable(spender, 0, 'after a refund in dollars');
      await settleUntil(firstDay + 5);
      const revenue = [6_011, 3_507 - 2_501];
      await expectShares(revenue, 'after two days without a purchase and one that covers the loss');
      await settleUntil(firstDay + 5, hourSeconds);
      await expectShares(revenue, 'after a second settlement of the same day, an hour later');
      // A purchase counts for the currency of its day, also if it was refunded.
      const currency = inDollars ? 'DOLLARS' : 'STARS';
      for (const { player } of members.slice(1)) {
        await expectHeldUntil(kit, player, currency, timeOf(today + firstDay + 5));
      }
    },
    { alone: 'revenue', profile: 'payouts' },
  ),
  check(
    'purchases of every currency are revenue, a share is held like the strictest of its day, which a refund is not, and a reward of a settled day from the next one',
    ['R1001', 'R1002', 'R1004'],
    async (kit) => {
      const first = firstDay + 6;
      const { today, settleUntil, members, expectShares } = await startDays(kit, first, true);
      const member = members[1]?.player;
      const revenue: number[] = [];
      const expectDay = async (days: number, currency: string, what: string) => {
        await settleUntil(days);
        await expectShares(revenue, `after a day with ${what}`);
        if (member) await expectHeldUntil(kit, member, currency, timeOf(today + days));
      };
      if (await buyWithTon(kit, kit.player(), 1_000)) {
        revenue.push(1_000);
        await expectDay(first + 1, 'TON', 'a purchase in TON');
        await buyWithTon(kit, kit.player(), 403);
        await buyWithStars(kit, kit.player(), 801);
        revenue.push(403 + 801);
        await expectDay(first + 2, 'STARS', 'purchases in TON and in Stars');
      }
      await buyWithStars(kit, kit.player(), 803);
      const buyer = kit.player();
      const inDollars = await soldInDollars(kit, buyer);
      revenue.push(803 + (inDollars ? guestTaps : 0));
      const currency = inDollars ? 'DOLLARS' : 'STARS';
      // Two days at once, so that the time of the settlement is not the end of the day.
      await expectDay(first + 4, currency, 'purchases in Stars, and in dollars if sold');
      if (inDollars) {
        await buyWithStars(kit, kit.player(), 2_501);
        notifyRefund(kit, inDollars.charge);
        await expectAvailable(buyer, 0, 'after a refund in dollars');
        revenue.push(2_501 - guestTaps);
        await expectDay(first + 5, 'STARS', 'a purchase in Stars and a refund in dollars');
      }
      const referrer = await buyAsGuest(kit);
      const settled = first + (inDollars ? 5 : 4);
      await expectHeldUntil(kit, referrer, 'STARS', timeOf(today + settled));
    },
    { alone: 'revenue', profile: 'payouts' },
  ),
];

/**
 * Creates members of the levels and settles all days before a day. Then `settleUntil` settles the next days, and
 * `expectShares` compares what the members earned with the revenues of these days, in taps that were sold.
 * @param days The number of days from today to that day
 * @param isCrowded True if the third level has more players than share; else its shares have to be rounded down
 */
async function startDays(kit: Kit, days: number, isCrowded = false) {
  const command = kit.target.settleCommand;
  if (command === null) throw new NotChecked('needs --settle-command');
  const debtor = await createDebtor(kit);
  const crowd = isCrowded ? await createCrowd(kit) : null;
  const members = await createMembers(kit, debtor);
  const today = dayOfCheck();
  await settle(kit, command, timeOf(today + days));
  const [, , red] = members;
  const sharing: Member[] =
    red && crowd ? [...members, { ...red, player: crowd.invitedLast }] : members;
  const before = await Promise.all(sharing.map(({ player }) => earned(player)));
  return {
    today,
    members,
    settleUntil: (days: number, seconds = 0) => settle(kit, command, timeOf(today + days, seconds)),
    async expectShares(revenue: number[], when: string) {
      for (const [at, { player, level }] of sharing.entries()) {
        const shares = revenue.map((taps) => shareOf(taps * microsPerTap, level));
        const expected = (before[at] ?? 0) + shares.reduce((sum, share) => sum + share, 0);
        const what = `top10_dol_revenue in micro-dollars of a member of level ${level.id} ${when}`;
        same(await earned(player), expected, what);
        const { referrals_dol_revenue } = await earningsOf(player);
        same(referrals_dol_revenue, 0, `referrals_dol_revenue of a player without guests ${when}`);
      }
      const place = 'top10_dol_revenue of a player of the third level';
      same(await earned(debtor), 0, `${place} with a debt ${when}`);
      if (crowd) same(await earned(crowd.last), 0, `${place} below the first members ${when}`);
    },
  };
}

/**
 * Returns the UTC day to use as today in a check, in days since 1970. This is tomorrow if the present day ends soon: a
 * server may settle a day by itself as soon as it is over, between a purchase and the command of the check.
 */
const dayOfCheck = () => Math.floor((nowSeconds() + firstDaySeconds) / daySeconds);

/** Returns the time `seconds` after the start of a UTC day, in milliseconds since 1970. */
const timeOf = (day: number, seconds = 0) => (day * daySeconds + seconds) * 1_000;

/**
 * Runs the settle command with a time as `{time}`, in milliseconds since 1970.
 * @throws `BrokenRule` with the command's output if the command fails.
 */
function settle(kit: Kit, command: string, timeMs: number): Promise<void> {
  const time = new Date(timeMs).toISOString();
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
