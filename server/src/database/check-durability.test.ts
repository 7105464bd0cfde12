import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { checkDurability } from './check-durability.ts';
import { connectDatabase } from './connect.ts';
import type { Database } from './schema.ts';

const { db, connection } = await createDatabase();

/** Returns the warnings about the setting `name`. */
async function warningsOf(name: string, pool: Kysely<Database> = db): Promise<string[]> {
  const { log, messages } = recordingLog();
  await checkDurability(pool, false, log);
  return messages.filter((message) => message.startsWith(`PostgreSQL runs with ${name} = `));
}

/** Returns the warnings for a new pool after `synchronous_commit` was set to `level` for the database. */
async function warningsAt(level: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const statement = `alter database ${rows[0]?.name} set synchronous_commit = ${level}`;
  await sql.raw(statement).execute(db);
  const pool = connectDatabase(connection, () => undefined, 8_000);
  const warnings = await warningsOf('synchronous_commit', pool);
  await pool.destroy();
  return warnings;
}

test.each(['on', 'remote_apply', 'remote_write', 'local'])(
  'a commit that waits for the disk is durable: synchronous_commit = %s',
  async (level) => expect(await warningsAt(level)).toEqual([]),
);

test('a database whose commits do not wait for the disk is found, also if only this database is so', async () => {
  expect(await warningsAt('off')).toEqual([
    'PostgreSQL runs with synchronous_commit = off, so a power cut loses taps and payments that were acknowledged: set synchronous_commit = on, for the role and the database too (ALTER ROLE, ALTER DATABASE) and in DATABASE_URL.',
  ]);
});

test('full page writes are on by default', async () => {
  expect(await warningsOf('full_page_writes')).toEqual([]);
});
