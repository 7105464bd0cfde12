import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The databases with the tables of `migrations/taps`: a single PostgreSQL, or the schemas of a cluster. */
export type Shards = {
  readonly all: readonly Kysely<Database>[];
  /** Returns the shard with all taps of the player. */
  of(userId: number): Kysely<Database>;
};

/** The tables of a server. `shards` has the taps, and `db` has everything else. */
export type Tables = { db: Kysely<Database>; shards: Shards };

/** Returns the databases as shards. The index of a player's shard in `all` is the player's id modulo `all.length`. */
export function shardsOf(all: readonly [Kysely<Database>, ...Kysely<Database>[]]): Shards {
  return { all, of: (userId) => all[userId % all.length] ?? all[0] };
}

export const singleDatabase = (db: Kysely<Database>): Tables => ({ db, shards: shardsOf([db]) });
