import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { type Connection, kyselyOn, openPool, type PoolOptions } from './connect.ts';
import type { NamingPool } from './prepare-statements.ts';
import type { Database } from './schema.ts';
import { type Shards, shardsOf } from './shards.ts';

/** Where a shard is: its schema, and the address of the node that has the schema now. */
type Place = { schema: string; host: string; port: number };

/** How often the server looks up the node of each shard. A moved shard is slower until the next look-up. */
const lookEveryMs = 5_000;

export type OpenShards = { shards: Shards; close(): Promise<void> };

/** Opens connections to the shards of the cluster. If the database is not distributed, `db` is the only shard. */
export async function openShards(
  db: Kysely<Database>,
  connection: Connection,
  options: PoolOptions,
): Promise<OpenShards> {
  const { connectionString } = connection;
  const places = connectionString === undefined ? [] : await findPlaces(db);
  const pools = places.map((place) => new ShardPool(connectionString ?? '', place, options));
  const [first, ...others] = pools.map((pool) => kyselyOn(pool));
  if (!first) return { shards: shardsOf([db]), close: async () => undefined };

  const stopping = new AbortController();
  const { signal } = stopping;
  async function follow() {
    while (!signal.aborted) {
      await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      // Without the coordinator the shards stay where they were last seen.
      const now = await findPlaces(db).catch(() => []);
      for (const pool of pools) {
        const place = now.find(({ schema }) => schema === pool.schema);
        if (place) pool.moveTo(place);
      }
    }
  }
  const following = follow();
  return {
    shards: shardsOf([first, ...others]),
    async close() {
      stopping.abort();
      await following;
      await Promise.all([first, ...others].map((shard) => shard.destroy()));
    },
  };
}

/**
 * Returns the places of the shards in the order of their numbers; an empty list if the database is not distributed.
 * @throws `Error` if a shard is missing
 */
export async function findPlaces(db: Kysely<Database>): Promise<Place[]> {
  const found = await sql<{ citus: boolean }>`
    select to_regclass('pg_dist_placement') is not null as citus`.execute(db);
  if (!found.rows[0]?.citus) return [];
  const { rows } = await sql<Place>`
    select distinct on (substr(nspname, 6)::int) nspname as schema, nodename as host, nodeport as port
    from pg_dist_shard
    join pg_dist_placement using (shardid)
    join pg_dist_node node using (groupid)
    join pg_class on pg_class.oid = logicalrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where relname = 'tap_balance' and noderole = 'primary' and nspname ~ '^taps_[0-9]+$'
    order by substr(nspname, 6)::int`.execute(db);
  // With a wrong number of shards, the server would look for a player in the shard of other players.
  const missing = rows.findIndex(({ schema }, number) => schema !== `taps_${number}`);
  if (missing >= 0) throw new Error(`The database lacks the schema taps_${missing}.`);
  return rows;
}

/** The connections to one shard. The shard may move to another node. */
class ShardPool implements NamingPool {
  readonly options = {};
  readonly schema: string;
  readonly #url: string;
  readonly #options: PoolOptions;
  #place: Place;
  #pool: pg.Pool;
  readonly #left = new Set<Promise<void>>();

  /** `url` is the URL of the coordinator. The role, the password and the database are the same at every node. */
  constructor(url: string, place: Place, options: PoolOptions) {
    this.schema = place.schema;
    this.#url = url;
    this.#options = options;
    this.#place = place;
    this.#pool = this.#open();
  }

  connect(): Promise<pg.PoolClient> {
    return this.#pool.connect();
  }

  /** Makes `connect` use another node. An old connection that is in use is closed when it returns to the pool. */
  moveTo(place: Place): void {
    if (place.host === this.#place.host && place.port === this.#place.port) return;
    this.#place = place;
    const left = this.#pool;
    this.#pool = this.#open();
    const ended = left.end().finally(() => this.#left.delete(ended));
    this.#left.add(ended);
  }

  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), ...this.#left]);
  }

  #open(): pg.Pool {
    const { host, port } = this.#place;
    const url = new URL(this.#url);
    url.hostname = host;
    url.port = String(port);
    const given = url.searchParams.get('options') ?? '';
    url.searchParams.set('options', `${given} -c search_path=${this.schema},public`.trim());
    return openPool({ connectionString: url.href }, { ...this.#options, max: 4 });
  }
}
