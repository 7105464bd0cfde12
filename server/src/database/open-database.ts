import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { claimDatabase } from './claim-database.ts';
import { type Connection, connectClient, connectDatabase } from './connect.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Database } from './schema.ts';

type DatabaseConfig = { dataDir: string; databaseUrl: string | null; redisUrl: string | null };
export type OpenDatabase = {
  db: Kysely<Database>;
  /** Another connection, beside those of `db`. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
};

/**
 * The database, ready and up to date: the embedded PostgreSQL in `dataDir`, or the one at `databaseUrl`.
 * Without `redisUrl` this process is alone on it; throws a sentence when another server is there already.
 */
export async function openDatabase(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, redisUrl } = config;
  const embedded = databaseUrl === null ? await openEmbeddedPostgres(dataDir, log) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const connect = async () => {
    await embedded?.ensureRunning();
    return connectClient(connection);
  };
  const claim = await claimDatabase(connect, redisUrl ? 'shared' : 'alone', (error) => {
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

  const db = connectDatabase(connection, (error) =>
    log.warn({ err: error }, 'A connection was lost.'),
  );
  return {
    db,
    connect,
    async close() {
      await db.destroy();
      await claim.release(embedded?.stop);
    },
  };
}
