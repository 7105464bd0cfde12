import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { LeaderboardEntry } from '@bold/sdk';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
type EntryWithoutRank = Omit<LeaderboardEntry, 'rank'>;

const thresholds = levels.map(({ threshold }) => threshold);

/** A range of total taps: `from` is included, `below` is not, and null means no upper limit. */
export type TotalsRange = { from: number; below: number | null };

/**
 * Counts exactly the users who have at least `total` taps and are not banned, at a cost that does not grow with the
 * number of users. `total` must be at least 1.
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

/**
 * Returns a user's entry with the rank among all users and among the members of the user's level, or `undefined` for a
 * user without taps. Both ranks are of one moment, and their cost does not grow with the number of users.
 */
export async function findEntry(
  db: Db,
  userId: number,
): Promise<Required<LeaderboardEntry> | undefined> {
  const { rows } = await sql<Required<LeaderboardEntry>>`
    select user_id, display_name, total_taps, country_id, referrals_count, rank, rank - above as level_rank
    from (
      select users.id as user_id, display_name, total as total_taps, country_id, invites as referrals_count,
        1 + count_from(total + 1) - count_banned_from(total + 1) as rank,
        case when next_level is null then 0
          else count_from(next_level) - count_banned_from(next_level) end as above
      from tap_balance join users on users.id = user_id,
        lateral (
          select min(threshold) as next_level from unnest(${thresholds}::bigint[]) as threshold
          where threshold > total
        ) as level
      where users.id = ${userId} and total > 0
    ) as entry`.execute(db);
  return rows[0];
}
