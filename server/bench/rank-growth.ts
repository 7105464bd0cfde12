import { sql } from 'kysely';
import type { Shards } from '../src/database/shards.ts';
import { countFrom } from '../src/leaderboard/leaderboard-repository.ts';
import type { Result } from './bench.ts';
import { divide } from './statistics.ts';

type Growth = {
  /** The measured times in microseconds. A key is the name of a call and a size, such as `place 10000`. */
  values: Record<string, number[]>;
  sizes: readonly number[];
  /** The unit of the numbers in `sizes`, such as `users`. */
  unit: string;
};

/** Compares the times of calls at the largest and at the smallest size. The goal is a ratio of at most 1.5. */
export function growthOf(calls: readonly string[], { values, sizes, unit }: Growth): Result {
  const of = (what: string, size: number | undefined) => values[`${what} ${size}`] ?? [];
  const [least, most] = [sizes[0], sizes.at(-1)];
  return {
    measured: calls.flatMap((what) =>
      sizes.map((size) => ({ what, size, unit: 'µs', values: of(what, size) })),
    ),
    ratios: calls.map((what) => ({
      what: `${what} at ${most} ${unit} ÷ at ${least}`,
      values: divide(of(what, most), of(what, least)),
      atMost: 1.5,
    })),
  };
}

/**
 * Checks `countFrom`, which counts the users who have at least a given total. Throws an Error if `count(*)` returns a
 * different number.
 */
export async function checkRanks(shards: Shards): Promise<void> {
  for (const total of [1, 99, 100, 1198, 1199, 123_456]) {
    const counts = await Promise.all(
      shards.all.map((shard) =>
        sql<{ users: number }>`
          select count(*) as users from tap_balance where total >= ${total}`.execute(shard),
      ),
    );
    const users = counts.reduce((sum, { rows }) => sum + (rows[0]?.users ?? 0), 0);
    if ((await countFrom(shards, total)) !== users) {
      throw new Error(`The rank of ${total} is wrong.`);
    }
  }
}
