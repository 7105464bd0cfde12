import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { listenForBalanceChanges } from './balance-notifications.ts';
import { checkDurability, NotDurableError } from './check-durability.ts';
import { claimDatabase } from './claim-database.ts';
import {
  type Connection,
  connectClient,
  connectDatabase,
  kyselyOn,
  openPool,
  requireWrites,
} from './connect.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateAndDistribute } from './migrate-as-owner.ts';
import { type OpenShards, openShards } from './open-shards.ts';
import type { Database } from './schema.ts';
import { type Shards, shardsOf, type Tables } from './shards.ts';

type DatabaseConfig = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseTimeoutMs'
  | 'databaseDistributed'
  | 'databaseShards'
  | 'redisUrl'
  | 'production'
>;
type BalanceListener = {
  /** Called with a user's id after an operator's script has changed the user's balance. */
  changed(userId: number): void;
  /** Called if changes may have been missed, because the connection was lost for a time. */
  missed(): void;
};

export type OpenDatabase = {
  /** The connections for requests. No statement takes longer than `databaseTimeoutMs`. */
  db: Kysely<Database>;
  shards: Shards;
  /**
   * The connections for taps, bans and the probes of a load balancer. Waiting requests cannot use up these connections.
   */
  reserved: Tables;
  /** The connections for background work, without a statement timeout. */
  slow: Tables;
  /** Opens another connection, outside the pool of `db`. */
  connect(): Promise<pg.Client>;
  onBalance(listener: BalanceListener): void;
  close(): Promise<void>;
};

/**
 * The maximum number of reserved connections: one for a commit of taps, one for merging ranks, one for bans, and two
 * for probes that got no response. The sixth connection is a spare.
 */
const reservedMax = 6;

/**
 * Opens and migrates the embedded PostgreSQL in `dataDir`, or the PostgreSQL at `databaseUrl`.
 * @throws `DatabaseTakenError` if another server uses the database, unless both servers have a `redisUrl`
 * @throws `NotDurableError` in production if PostgreSQL may lose commits
 * @throws `Error` if the database accepts no writes or cannot store every character
 */
export async function openDatabase(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseTimeoutMs, redisUrl, production } = config;
  const embedded = databaseUrl === null ? await openEmbeddedPostgres(dataDir, log) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const connect = async () => {
    await embedded?.ensureRunning();
    return connectClient(connection);
  };
  // Before the claim: a standby refuses to listen with a message that does not say what to do.
  const checked = await connect();
  try {
    await requireWrites(checked, embedded ? 'in DATA_DIR' : 'of DATABASE_URL');
  } finally {
    await checked.end();
  }
  let listener: BalanceListener | undefined;
  const claim = await claimDatabase(
    connect,
    redisUrl ? 'shared' : 'exclusive',
    (error) => {
      // Another server claimed the database meanwhile: this process stops as if it had received a signal, but fails.
      log.fatal(error.message);
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    },
    {
      // The connections of a killed server on the same machine end at once.
      timeoutMs: embedded && 3_000,
      async prepare(client) {
        await listenForBalanceChanges(client, (userId) => listener?.changed(userId));
        listener?.missed();
      },
    },
  );

  const onError = (err: Error) => log.warn({ err }, 'A connection was lost.');
  const db = connectDatabase(connection, onError, databaseTimeoutMs);
  const reservedDb = kyselyOn(
    openPool(connection, { onError, timeoutMs: databaseTimeoutMs, max: reservedMax }),
  );
  const slowDb = connectDatabase(connection, onError);
  const opened: OpenShards[] = [];
  async function openTheShards(from: Kysely<Database>, timeoutMs?: number): Promise<Shards> {
    const open = await openShards(from, connection, { onError, timeoutMs });
    opened.push(open);
    return open.shards;
  }
  // A server also starts while nodes are unavailable: only the players of these nodes have to wait.
  async function checkShard(shard: Kysely<Database>) {
    try {
      await checkDurability(shard, production, log);
    } catch (err) {
      if (err instanceof NotDurableError) throw err;
      log.warn({ err }, 'A node of the cluster does not answer. Its players have to wait.');
    }
  }
  async function close() {
    await Promise.all(opened.map((open) => open.close()));
    await Promise.all([db, reservedDb, slowDb].map((pool) => pool.destroy()));
    await claim.release(embedded?.stop);
  }

  let shards: Shards;
  let slowShards: Shards;
  try {
    await checkDurability(db, production, log);
    await applyMigrations(connect, config, log);
    shards = await openTheShards(db, databaseTimeoutMs);
    slowShards = await openTheShards(slowDb);
    await Promise.all(shards.all.map((shard) => shard !== db && checkShard(shard)));
  } catch (error) {
    await close();
    throw error;
  }
  log.info('The database is ready.');
  return {
    db,
    shards,
    reserved: {
      db: reservedDb,
      shards: shards.all[0] === db ? shardsOf([reservedDb]) : shards,
    },
    slow: { db: slowDb, shards: slowShards },
    connect,
    onBalance(balances) {
      listener = balances;
    },
    close,
  };
}

async function applyMigrations(
  connect: () => Promise<pg.Client>,
  config: DatabaseConfig,
  log: Logger,
): Promise<void> {
  const client = await connect();
  try {
    const applied = await migrateAndDistribute(client, config, {
      warn: (message) => log.warn(message),
      tell: (message) => log.info(message),
    });
    if (applied.length > 0)
      log.info(`Applied ${applied.length} migrations, up to ${applied.at(-1)}.`);
  } finally {
    await client.end();
  }
}
