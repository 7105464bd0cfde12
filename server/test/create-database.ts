import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Connection, kyselyOn, openPool } from '../src/database/connect.ts';
import type { Database } from '../src/database/schema.ts';
import { afterFile } from './after-file.ts';
import { inDatabase, run } from './template-database.ts';

export type TestDatabase = { db: Kysely<Database>; connection: Connection };

/** Creates a new database with all tables. Drops the database when the test file has ended. */
export async function createDatabase(): Promise<TestDatabase> {
  const { admin, template } = inject('postgres');
  return copy(template, admin);
}

/** Copies a test's database, for use as a restored backup. Closes all connections to the original database. */
export async function copyDatabase({ db }: TestDatabase): Promise<TestDatabase> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const { name = '' } = rows[0] ?? {};
  const { admin } = inject('postgres');
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  await run(admin, (client) => client.query(end, [name]));
  return copy(name, admin);
}

async function copy(source: string, admin: Connection): Promise<TestDatabase> {
  const name = `${inject('postgres').template}_${randomBytes(4).toString('hex')}`;
  await run(admin, (client) => client.query(`create database ${name} template ${source}`));
  const connection = inDatabase(admin, name);
  // Idle connections are closed soon: an external PostgreSQL allows few, and a file may have a database for each of its
  // tests.
  const few = { onError: () => undefined, max: 10 };
  const db = kyselyOn(openPool({ ...connection, idleTimeoutMillis: 1_000 }, few));
  afterFile(async () => {
    await db.destroy();
    dropSoon(admin, name);
  });
  return { db, connection };
}

let drops: pg.Pool | undefined;

/**
 * Drops a database without waiting for the result. If this fails, `dropTemplate` drops the database at the end of the
 * run.
 */
function dropSoon(admin: Connection, name: string): void {
  // At most four drops run at a time, because an external PostgreSQL allows few connections.
  drops ??= openPool({ ...admin, idleTimeoutMillis: 1_000 }, { onError: () => undefined, max: 4 });
  drops.query(`drop database ${name} with (force)`).catch(() => undefined);
}

/**
 * Creates a new database without tables. Drops the database when the test file has ended.
 * @param options SQL options of `create database`, such as a locale.
 */
export async function createEmptyDatabase(options = ''): Promise<Connection> {
  const { admin, template } = inject('postgres');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await run(admin, (client) => client.query(`create database ${name} ${options}`));
  afterFile(() => dropSoon(admin, name));
  return inDatabase(admin, name);
}
