import type { Logger } from 'pino';
import { claimDatabase, DatabaseTakenError } from './claim-database.ts';
import { type Connection, connectClient, connectDatabase } from './connect.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { requireMigrations } from './migrate.ts';
import { openShards } from './open-shards.ts';
import type { Tables } from './shards.ts';

type DatabaseConfig = { dataDir: string; databaseUrl: string | null };

/**
 * Opens the database for a script, and applies no migrations. A server may use the database at the same time.
 * @returns The tables, and `close`, which stops the embedded PostgreSQL if nothing else uses it.
 * @throws `Error` if the migrations of the database do not fit this version of the server
 */
export async function joinDatabase(
  { dataDir, databaseUrl }: DatabaseConfig,
  log: Logger,
): Promise<Tables & { close(): Promise<void> }> {
  const embedded = databaseUrl === null ? await openEmbeddedPostgres(dataDir, log) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const claim = embedded && (await claimIfFree(embedded));
  // The script may stop PostgreSQL only with a claim.
  const release = () => claim?.release(embedded?.stop);
  try {
    await checkMigrations(connection);
  } catch (error) {
    await release();
    throw error;
  }
  const onError = (err: Error) => log.warn({ err }, 'A connection was lost.');
  const db = connectDatabase(connection, onError);
  const { shards, close: closeShards } = await openShards(db, connection, { onError });
  return {
    db,
    shards,
    async close() {
      await closeShards();
      await db.destroy();
      await release();
    },
  };
}

async function checkMigrations(connection: Connection): Promise<void> {
  const client = await connectClient(connection);
  try {
    await requireMigrations(client);
  } finally {
    await client.end();
  }
}

/** Claims the embedded PostgreSQL. Returns undefined if a server has an exclusive claim. */
async function claimIfFree({ connection }: EmbeddedPostgres) {
  try {
    return await claimDatabase(
      () => connectClient(connection),
      'shared',
      () => undefined,
      { timeoutMs: 0 },
    );
  } catch (error) {
    if (error instanceof DatabaseTakenError) return undefined;
    throw error;
  }
}
