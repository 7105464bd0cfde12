import type { LeaderboardEntry } from '@bold/sdk';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
type Line = Omit<LeaderboardEntry, 'rank'>;

/** Totals from `from` on and, unless it is `null`, below `below`. */
export type TotalsRange = { from: number; below: number | null };

/** How many users have at least so many taps. */
export async function countFrom(db: Db, total: number): Promise<number> {
  const { count } = await db
    .selectFrom('tap_balance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('total', '>=', total)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The first `members` of a range by total taps, then invites, then lower id (decisions §5).
 * Invites are counted only for those who share or beat the last place's total.
 */
export async function topLines(db: Db, range: TotalsRange, members: number): Promise<Line[]> {
  const inRange = sql`total >= ${range.from} and (${range.below}::bigint is null or total < ${range.below})`;
  const { rows } = await sql<Line>`
    with last_place as (
      select total from tap_balance where ${inRange} order by total desc offset ${members - 1} limit 1
    )
    select users.id as user_id, display_name, total as total_taps, country_id,
      (select count(*) from referral where referrer_id = users.id) as referrals_count
    from tap_balance join users on users.id = user_id
    where ${inRange} and total >= coalesce((select total from last_place), 0)
    order by total desc, referrals_count desc, user_id
    limit ${members}`.execute(db);
  return rows;
}

/** One user's line, `undefined` for a user without taps. */
export async function findLine(db: Db, userId: number): Promise<Line | undefined> {
  const { rows } = await sql<Line>`
    select users.id as user_id, display_name, total as total_taps, country_id,
      (select count(*) from referral where referrer_id = users.id) as referrals_count
    from tap_balance join users on users.id = user_id
    where users.id = ${userId} and total > 0`.execute(db);
  return rows[0];
}
