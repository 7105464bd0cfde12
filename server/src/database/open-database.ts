import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { listenForBalanceChanges } from './balance-notifications.ts';
import { claimDatabase } from './claim-database.ts';
import { type Connection, connectClient, connectDatabase } from './connect.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Database } from './schema.ts';

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseTimeoutMs' | 'redisUrl'>;
export type OpenDatabase = {
  /** For whoever waits for the answer: no statement takes longer than `databaseTimeoutMs`. */
  db: Kysely<Database>;
  /** For work that nobody waits for and that takes the time it needs. */
  slowDb: Kysely<Database>;
  /** Another connection, beside those of `db`. */
  connect(): Promise<pg.Client>;
  /** From now on hears of users whose balance an operator's script changed. */
  onBalance(listener: (userId: number) => void): void;
  close(): Promise<void>;
};

/**
 * The database, ready and up to date: the embedded PostgreSQL in `dataDir`, or the one at `databaseUrl`.
 * Without `redisUrl` this process is alone on it; throws a sentence when another server is there already.
 */
export async function openDatabase(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseTimeoutMs, redisUrl } = config;
  const embedded = databaseUrl === null ? await openEmbeddedPostgres(dataDir, log) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const connect = async () => {
    await embedded?.ensureRunning();
    return connectClient(connection);
  };
  let notify = (_: number) => {};
  // This connection lasts, and is made again when it is lost.
  const connectAndListen = async () => {
    const client = await connect();
    await listenForBalanceChanges(client, (userId) => notify(userId));
    return client;
  };
  const claim = await claimDatabase(connectAndListen, redisUrl ? 'shared' : 'alone', (error) => {
    // Whoever took the database meanwhile has the newer claim: this process ends as if it were asked to.
    log.fatal(error.message);
    process.kill(process.pid, 'SIGTERM');
  });

  const client = await connect();
  const applied = await migrate(client, await readMigrations());
  await client.end();
  if (applied.length > 0)
    log.info(`Applied ${applied.length} migrations, up to ${applied.at(-1)}.`);
  log.info('The database is ready.');

  const onError = (err: Error) => log.warn({ err }, 'A connection was lost.');
  const db = connectDatabase(connection, onError, databaseTimeoutMs);
  const slowDb = connectDatabase(connection, onError);
  return {
    db,
    slowDb,
    connect,
    onBalance(listener) {
      notify = listener;
    },
    async close() {
      await Promise.all([db.destroy(), slowDb.destroy()]);
      await claim.release(embedded?.stop);
    },
  };
}
