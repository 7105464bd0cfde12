import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { settleDay, shareRevenue } from '@bold/sdk/game';
import { leaderboardMembers } from '@bold/sdk/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RevenueDay } from '../leaderboard/revenue-repository.ts';

type Day = RevenueDay & {
  booked_purchases: number;
  booked_refunds: number;
  previous: string | null;
};
type LevelShare = { day: string; level: string; members: number; least: number; most: number };

/**
 * SQL that is true for the two legs of a share, which lead from the revenue to the user in the entry's key
 * `share:day:level:user`. Whether the day, the level and the amount are right, `findShareDifferences` says.
 */
export const isShareLeg = sql<boolean>`starts_with(entry, 'share:') and (
  account = 'revenue' and micros < 0
  or account = 'top10' and micros > 0
    and entry = concat_ws(':', 'share', split_part(entry, ':', 2), split_part(entry, ':', 3), user_id)
)`;

/** Recomputes revenue and shares of each settled UTC day from the ledger. Returns a message for each difference. */
export async function findShareDifferences(db: Kysely<Database>): Promise<string[]> {
  const days = await readDays(db);
  const shares = Map.groupBy(await readShares(db), ({ day }) => day);
  const known = new Set(days.map(({ day }) => day));
  const sharesWithoutDay = [...shares.keys()].filter((day) => !known.has(day));
  return [
    ...days.flatMap((day, at) => compareDay(day, days[at - 1], shares.get(day.day) ?? [])),
    ...sharesWithoutDay.map(
      (day) => `Shares of ${day} are booked, but the day was never shared out.`,
    ),
    ...(await findSharesAboveLevel(db)),
  ];
}

function compareDay(day: Day, before: Day | undefined, shares: LevelShare[]): string[] {
  const { revenue, carried } = settleDay(
    before?.carried ?? 0,
    day.booked_purchases,
    day.booked_refunds,
  );
  const shared = shares.reduce((sum, { members, most }) => sum + members * most, 0);
  const facts = [
    ['purchases', day.purchases, day.booked_purchases],
    ['refunds', day.refunds, day.booked_refunds],
    ['revenue', day.revenue, revenue],
    ['carried', day.carried, carried],
    ['shared', day.shared, shared],
  ] as const;
  return [
    ...(before && day.previous !== before.day ? [`The days before ${day.day} are missing.`] : []),
    ...facts
      .filter(([, stored, computed]) => stored !== computed)
      .map(
        ([name, stored, computed]) =>
          `${day.day} says ${name} ${stored}, the entries say ${computed}.`,
      ),
    ...shares.flatMap((share) => compareLevel(share, revenue)),
  ];
}

function compareLevel({ day, level, members, least, most }: LevelShare, revenue: number): string[] {
  const percent = levels.find(({ id }) => String(id) === level)?.payment_percentage ?? 0;
  const { each } = shareRevenue(revenue, percent, members);
  if (members <= leaderboardMembers && least === each && most === each) return [];
  return [
    `On ${day} the ${members} members of level ${level} got ${least} to ${most} micro-dollars, not ${each} each.`,
  ];
}

async function readDays(db: Kysely<Database>): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select revenue_day.*, (day - 1)::date as previous,
      coalesce(sum(micros) filter (where kind = 'purchase'), 0)::bigint as booked_purchases,
      coalesce(-sum(micros) filter (where kind = 'refund'), 0)::bigint as booked_refunds
    from revenue_day
    left join (
      select day, kind, micros from money_entry join money_leg on entry = key
      where account = 'revenue' and kind in ('purchase', 'refund')
    ) booked using (day)
    group by revenue_day.day order by day`.execute(db);
  return rows;
}

/** Returns one row per day and level: the number of shares, and the smallest and the largest share in micro-dollars. */
async function readShares(db: Kysely<Database>): Promise<LevelShare[]> {
  const { rows } = await sql<LevelShare>`
    select split_part(entry, ':', 2) as day, split_part(entry, ':', 3) as level,
      count(*) as members, min(micros) as least, max(micros) as most
    from money_leg where ${isShareLeg} and account = 'top10' group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}

/** Returns a message for each user with a share of a level that the user never reached: totals never fall. */
async function findSharesAboveLevel(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ user_id: number; total: number; threshold: number }>`
    with level as (
      select unnest(${levels.map(({ id }) => String(id))}::text[]) as id,
        unnest(${levels.map(({ threshold }) => threshold)}::bigint[]) as threshold
    ),
    shared as (
      select user_id, max(threshold) as threshold
      from money_leg join level on id = split_part(entry, ':', 3)
      where ${isShareLeg} and account = 'top10' group by user_id
    )
    select user_id, total, threshold from shared join tap_balance using (user_id)
    where total < threshold order by user_id`.execute(db);
  return rows.map(
    ({ user_id, total, threshold }) =>
      `User ${user_id} has a total of ${total} taps, and a share of the level that begins at ${threshold}.`,
  );
}
