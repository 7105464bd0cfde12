import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The databases with the tables of `migrations/taps`. A single PostgreSQL is one shard, and in a cluster each shard is
 * a schema on one of the nodes.
 */
export type Shards = {
  readonly all: readonly Kysely<Database>[];
  /** Returns the shard with all taps of the player. */
  of(userId: number): Kysely<Database>;
};

/** The tables of a server. `shards` has the taps, and `db` has everything else. */
export type Tables = { db: Kysely<Database>; shards: Shards };

/** Returns the shards of a cluster. The player with the id n is in the shard n modulo the number of shards. */
export function shardsOf(all: readonly [Kysely<Database>, ...Kysely<Database>[]]): Shards {
  return { all, of: (userId) => all[userId % all.length] ?? all[0] };
}

/** Returns the tables of a single PostgreSQL, which has all tables. */
export const singleDatabase = (db: Kysely<Database>): Tables => ({ db, shards: shardsOf([db]) });
