import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { LeaderboardEntry } from '@bold/sdk';
import { compareEntries } from '@bold/sdk/game';
import { sql } from 'kysely';
import type { Shards, Tables } from '../database/shards.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
type EntryWithoutRank = Omit<LeaderboardEntry, 'rank' | 'level_rank'>;

const thresholds = levels.map(({ threshold }) => threshold);

/** A range of total taps, including `from` and excluding `below`. If `below` is null, there is no upper limit. */
export type TotalsRange = { from: number; below: number | null };

/** The fields on which the order of a leaderboard depends. */
export type Member = Pick<EntryWithoutRank, 'user_id' | 'total_taps' | 'referrals_count'>;

/** Returns the exact number of unbanned users with at least `total` taps. `total` must be 1 or more. */
export async function countFrom(shards: Shards, total: number): Promise<number> {
  const counts = await Promise.all(shards.all.map((db) => countBoth(db, [total])));
  return sum(counts.flat());
}

/** Returns, for each total, how many unbanned users of one shard have at least this total. */
async function countBoth(db: Db, totals: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ users: number }>`
    select count_from(total) - count_banned_from(total) as users
    from unnest(${totals}::bigint[]) with ordinality as lowest (total, place) order by place`.execute(
    db,
  );
  return rows.map(({ users }) => users);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * Returns at most `members` users of a range, without banned users, in this order (decisions §5): most total taps, most
 * invites, lowest id.
 */
export async function topEntries(
  { db, shards }: Tables,
  range: TotalsRange,
  members: number,
): Promise<EntryWithoutRank[]> {
  // A single PostgreSQL has the profiles beside the totals, so one statement reads both.
  if (shards.all[0] === db) {
    const { rows } = await sql<EntryWithoutRank>`
      select user_id, display_name, total_taps, country_id, referrals_count
      from (${membersOf(range, members)}) as member join users on users.id = user_id`.execute(db);
    return firstMembers(rows, members);
  }
  const found = await Promise.all(shards.all.map((shard) => topOfShard(shard, range, members)));
  const first = firstMembers(found.flat(), members);
  const { rows: profiles } = await sql<Profile>`
    select id, display_name, country_id from users
    where id = any(${first.map(({ user_id }) => user_id)}::bigint[])`.execute(db);
  const byId = new Map(profiles.map(({ id, ...profile }) => [id, profile]));
  return first.flatMap((member) => {
    const profile = byId.get(member.user_id);
    return profile ? [{ ...member, ...profile }] : [];
  });
}

type Profile = Pick<EntryWithoutRank, 'display_name' | 'country_id'> & { id: number };

/** Returns at most `members` elements of `found`: the highest-ranked ones, in the order of a leaderboard. */
export const firstMembers = <M extends Member>(found: readonly M[], members: number): M[] =>
  found.toSorted(compareEntries).slice(0, members);

/** Returns at most `members` users of one shard, in the order of a leaderboard and without banned users. */
export async function topOfShard(
  db: Db,
  range: TotalsRange,
  members: number,
  { withoutDebt = false } = {},
): Promise<Member[]> {
  const { rows } = await membersOf(range, members, { withoutDebt }).execute(db);
  return rows;
}

function membersOf(range: TotalsRange, members: number, { withoutDebt = false } = {}) {
  const condition = withoutDebt ? sql`and debt = 0` : sql``;
  return sql<Member>`
    select user_id, total as total_taps, invites as referrals_count from tap_balance
    where total >= ${range.from} and total < ${range.below ?? Number.MAX_SAFE_INTEGER}
      and not is_banned ${condition}
    order by total desc, invites desc, user_id
    limit ${members}`;
}

/** Returns a user's entry with `rank` and `level_rank`, or undefined if the user has no taps. */
export async function findEntry(
  { db, shards }: Tables,
  userId: number,
): Promise<Required<LeaderboardEntry> | undefined> {
  const own = shards.of(userId);
  const [place, profile] = await Promise.all([
    findPlace(own, userId),
    db
      .selectFrom('users')
      .select(['display_name', 'country_id'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  ]);
  if (!place || !profile) return undefined;
  const { total, invites, above, above_level, next_level } = place;
  const others = shards.all.filter((shard) => shard !== own);
  const totals = [total + 1, ...(next_level === null ? [] : [next_level])];
  // Each shard counts for both ranks in one snapshot.
  const counts = await Promise.all(others.map((shard) => countBoth(shard, totals)));
  const higher = above + sum(counts.map(([users = 0]) => users));
  const atHigherLevel = above_level + sum(counts.map(([, users = 0]) => users));
  return {
    user_id: userId,
    ...profile,
    total_taps: total,
    referrals_count: invites,
    rank: 1 + higher,
    level_rank: 1 + higher - atHigherLevel,
  };
}

/** A user's taps and invites, and how many other users of the same shard are above this user. */
type Place = {
  total: number;
  invites: number;
  /** The number of users with more taps. Banned users do not count. */
  above: number;
  /** The number of users at a higher level. Banned users do not count. */
  above_level: number;
  /** The threshold of the next level, or null at the highest level. */
  next_level: number | null;
};

async function findPlace(db: Db, userId: number): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select total, invites, above, above_level, next_level
    from find_place(${userId}, ${thresholds}::bigint[]) where total > 0`.execute(db);
  return rows[0];
}
