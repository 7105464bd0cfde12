import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { type Connection, connectDatabase } from '../src/database/connect.ts';
import type { Database } from '../src/database/schema.ts';
import { afterFile } from './after-file.ts';
import { inDatabase, run } from './template-database.ts';

export type TestDatabase = { db: Kysely<Database>; connection: Connection };

/** Creates an empty database with all tables and drops it when the test file has ended. */
export async function createDatabase(): Promise<TestDatabase> {
  const { admin, template } = inject('postgres');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await run(admin, (client) => client.query(`create database ${name} template ${template}`));
  const connection = inDatabase(admin, name);
  // Idle connections are closed soon: an external PostgreSQL allows few, and a file may have a database for each of its
  // tests.
  const db = connectDatabase({ ...connection, idleTimeoutMillis: 200 }, () => undefined);
  afterFile(async () => {
    await db.destroy();
    await run(admin, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { db, connection };
}

/** Like `createDatabase`, but without any table. */
export async function createEmptyDatabase(): Promise<Connection> {
  const { admin, template } = inject('postgres');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await run(admin, (client) => client.query(`create database ${name}`));
  afterFile(() => run(admin, (client) => client.query(`drop database ${name} with (force)`)));
  return inDatabase(admin, name);
}
