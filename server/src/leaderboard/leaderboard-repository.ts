import type { LeaderboardEntry } from '@bold/sdk';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
type EntryWithoutRank = Omit<LeaderboardEntry, 'rank'>;

/** A range of total taps: `from` is included, `below` is not, and null means no upper limit. */
export type TotalsRange = { from: number; below: number | null };

/**
 * Counts the users with at least `total` taps (1 or more) who are not banned, exactly, at a cost that does not grow
 * with the users.
 */
export async function countFrom(db: Db, total: number): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select count_from(${total}) - count_banned_from(${total}) as users`.execute(db);
  return rows[0]?.users ?? 0;
}

/**
 * Returns the first `members` users of a range who are not banned, by total taps, then invites, then lower id
 * (decisions §5), which is the order of the index.
 */
export async function topEntries(
  db: Db,
  range: TotalsRange,
  members: number,
  { withoutDebt = false } = {},
): Promise<EntryWithoutRank[]> {
  const condition = withoutDebt ? sql`and debt = 0` : sql``;
  const { rows } = await sql<EntryWithoutRank>`
    select user_id, display_name, total as total_taps, country_id, invites as referrals_count
    from (
      select user_id, total, invites from tap_balance
      where total >= ${range.from} and total < ${range.below ?? Number.MAX_SAFE_INTEGER}
        and not is_banned ${condition}
      order by total desc, invites desc, user_id
      limit ${members}
    ) as place
    join users on users.id = user_id
    order by total desc, invites desc, user_id`.execute(db);
  return rows;
}

/** Returns a user's entry with the rank among all users, or `undefined` for a user without taps. */
export async function findEntry(db: Db, userId: number): Promise<LeaderboardEntry | undefined> {
  const { rows } = await sql<LeaderboardEntry>`
    select users.id as user_id, display_name, total as total_taps, country_id, invites as referrals_count,
      1 + count_from(total + 1) - count_banned_from(total + 1) as rank
    from tap_balance join users on users.id = user_id
    where users.id = ${userId} and total > 0`.execute(db);
  return rows[0];
}
