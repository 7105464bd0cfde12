import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Connection, connectClient } from '../src/database/connect.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';

/** `template` is the database that each test file copies. */
export type TestPostgres = { admin: Connection; template: string };

export function inDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/**
 * Creates the template database with all tables. The name of each copy must start with the template's name, so that
 * `dropTemplate` finds the copy.
 */
export async function createTemplate(admin: Connection): Promise<TestPostgres> {
  const template = `bold_test_${randomBytes(4).toString('hex')}`;
  await run(admin, (client) => client.query(`create database ${template}`));
  const migrations = await readMigrations();
  await run(inDatabase(admin, template), (client) => migrate(client, migrations));
  return { admin, template };
}

/** Drops the template and all remaining copies. */
export async function dropTemplate({ admin, template }: TestPostgres): Promise<void> {
  const find = 'select datname from pg_database where starts_with(datname, $1)';
  const drop = (name: string) =>
    run(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
  const { rows } = await run(admin, (client) =>
    client.query<{ datname: string }>(find, [template]),
  );
  const left = rows.values();
  const dropAll = async () => {
    for (const { datname } of left) await drop(datname);
  };
  // More connections could exceed the limit of an external PostgreSQL.
  await Promise.all(Array.from({ length: 16 }, dropAll));
}

export async function run<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the URL of a test's database. For a Unix socket, the URL's parameter `host` is the socket's folder. */
export function databaseUrl({
  connectionString,
  host = '',
  user = '',
  database = '',
}: Connection): string {
  return (
    connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  );
}
