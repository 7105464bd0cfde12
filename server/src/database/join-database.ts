import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { claimDatabase, DatabaseTakenError } from './claim-database.ts';
import { type Connection, connectClient, connectDatabase } from './connect.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import type { Database } from './schema.ts';

type DatabaseConfig = { dataDir: string; databaseUrl: string | null };

/**
 * The database for a look at it, beside whatever server runs on it; nothing is migrated. The embedded PostgreSQL
 * is started where no server has, and is then stopped by `close`.
 */
export async function joinDatabase(
  { dataDir, databaseUrl }: DatabaseConfig,
  log: Logger,
): Promise<{ db: Kysely<Database>; close(): Promise<void> }> {
  const embedded = databaseUrl === null ? await openEmbeddedPostgres(dataDir, log) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const claim = embedded && (await claimIfFree(embedded));
  const db = connectDatabase(connection, (err) => log.warn({ err }, 'A connection was lost.'));
  return {
    db,
    async close() {
      await db.destroy();
      await claim?.release(embedded?.stop);
    },
  };
}

/** A claim that keeps the embedded PostgreSQL for us, unless a server has it: then it is that server's to stop. */
async function claimIfFree({ connection }: EmbeddedPostgres) {
  try {
    return await claimDatabase(
      () => connectClient(connection),
      'shared',
      () => undefined,
      0,
    );
  } catch (error) {
    if (error instanceof DatabaseTakenError) return undefined;
    throw error;
  }
}
