import { levels } from './levels.ts';
import { rule } from './read-catalogue.ts';

type Day = {
  title: string;
  purchases: number;
  refunds: number;
  /** The number of members of each level, from the lowest level (White) to the highest. */
  members: readonly number[];
};

const dollar = 1_000_000;
const full = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10];
const days: Day[] = [
  { title: 'a day without payments', purchases: 0, refunds: 0, members: full },
  { title: 'every level has ten members', purchases: 1_000 * dollar, refunds: 0, members: full },
  {
    title: 'levels with fewer members, and none',
    purchases: 33_330_000,
    refunds: 0,
    members: [900, 3, 7, 0, 9, 1, 6, 0, 11, 1],
  },
  {
    title: 'more refunds than purchases',
    purchases: 5 * dollar,
    refunds: 12_340_000,
    members: full,
  },
  {
    title: 'the loss of the day before is not yet earned',
    purchases: 7 * dollar,
    refunds: 0,
    members: full,
  },
  {
    title: 'what is left of the loss comes off first',
    purchases: 10 * dollar,
    refunds: 1 * dollar,
    members: full,
  },
  { title: 'one cent', purchases: 10_000, refunds: 0, members: full },
];

function shareOf(
  revenue: number,
  { id, payment_percentage: percent }: (typeof levels)[number],
  given: number,
) {
  const members = Math.min(given, rule('leaderboard_members'));
  const each =
    members === 0 ? 0 : Number((BigInt(revenue) * BigInt(percent)) / BigInt(100 * members));
  return { level_id: id, percent, members, each, paid: each * members };
}

/** Pairs of a reward and the price of one TON. Both amounts are micro-dollars. */
const payouts: [number, number][] = [
  [1, 3_200_000],
  [3, 3_333_333],
  [10_000, 5_120_000],
  [505_000, 2_990_000],
  [12_500_000, 3_200_000],
  [1_234_567, 7_654_321],
];

export function settlementVectors() {
  let carried = 0;
  return {
    description:
      'Consecutive UTC days, in micro-dollars. `carried_before` and `carried_after` are losses, zero or negative. `revenue` is what is shared; ' +
      'each of a level’s members gets `each`; what is not `shared` stays with the operator. `payouts` converts rewards to nano-TON at a price in micro-dollars per TON.',
    days: days.map(({ title, purchases, refunds, members }) => {
      const before = carried;
      const result = before + purchases - refunds;
      carried = Math.min(0, result);
      const revenue = Math.max(0, result);
      const shares = levels.map((level, at) => shareOf(revenue, level, members[at] ?? 0));
      return {
        title,
        carried_before: before,
        purchases,
        refunds,
        revenue,
        carried_after: carried,
        members,
        shares,
        shared: shares.reduce((sum, { paid }) => sum + paid, 0),
      };
    }),
    payouts: payouts.map(([micros, price]) => ({
      micros,
      ton_price_micros: price,
      nano: Number((BigInt(micros) * 1_000_000_000n) / BigInt(price)),
    })),
  };
}
