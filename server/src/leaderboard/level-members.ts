import { setTimeout as delay } from 'node:timers/promises';
import { leaderboardMembers } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Shards } from '../database/shards.ts';
import type { Deps } from '../deps.ts';
import { firstMembers, type Member, topOfShard } from './leaderboard-repository.ts';
import { levelRange } from './level-range.ts';

/**
 * Purchases wait while a settlement reads the members, and fail after `DATABASE_TIMEOUT_MS`. Therefore this time is
 * shorter than the default of `DATABASE_TIMEOUT_MS`.
 */
const defaultTimeoutMs = 5_000;

/**
 * Returns the first ten members of each level. Excludes users with a debt or a ban.
 * @throws `Error` if a shard does not return its members within `timeoutMs` milliseconds
 */
export async function findLevelMembers<Level extends { threshold: number }>(
  shards: Shards,
  levels: readonly Level[],
  timeoutMs = defaultTimeoutMs,
): Promise<{ level: Level; members: Member[] }[]> {
  const timer = new AbortController();
  // A shard whose node is silent cannot cancel its own statement.
  const expired = delay(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`A shard did not return the members of the levels within ${timeoutMs} ms.`);
  });
  const reading = Promise.all(shards.all.map((db) => readMembers(db, levels, timeoutMs)));
  const found = await Promise.race([reading, expired]).finally(() => timer.abort());
  return levels.map((level, at) => ({
    level,
    members: firstMembers(
      found.flatMap((members) => members[at] ?? []),
      leaderboardMembers,
    ),
  }));
}

/** Returns the first members of each level in one shard, in the order of `levels`. */
function readMembers(
  db: Deps['db'],
  levels: readonly { threshold: number }[],
  timeoutMs: number,
): Promise<Member[][]> {
  // Reads all levels in one snapshot, because a rising player could otherwise be a member of two levels.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    await sql.raw(`set local statement_timeout = ${timeoutMs}`).execute(tx);
    const members: Member[][] = [];
    for (const level of levels) {
      const range = levelRange(level);
      members.push(await topOfShard(tx, range, leaderboardMembers, { withoutDebt: true }));
    }
    return members;
  });
}
