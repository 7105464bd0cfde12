import { leaderboardMembers } from '@bold/sdk/limits';
import type { Shards } from '../database/shards.ts';
import type { Deps } from '../deps.ts';
import { firstMembers, type Member, topOfShard } from './leaderboard-repository.ts';
import { levelRange } from './level-range.ts';

/** Returns the first ten members of each level. Excludes users with a debt or a ban. */
export async function findLevelMembers<Level extends { threshold: number }>(
  shards: Shards,
  levels: readonly Level[],
): Promise<{ level: Level; members: Member[] }[]> {
  const found = await Promise.all(shards.all.map((db) => readMembers(db, levels)));
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
): Promise<Member[][]> {
  // Reads all levels in one snapshot, because a rising player could otherwise be a member of two levels.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    const members: Member[][] = [];
    for (const level of levels) {
      const range = levelRange(level);
      members.push(await topOfShard(tx, range, leaderboardMembers, { withoutDebt: true }));
    }
    return members;
  });
}
