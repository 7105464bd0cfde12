import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { lockKeys } from './lock-keys.ts';

type Migration = { name: string; sql: string; checksum: string };

/** Reads the migrations of a folder in the order of their numbers (`0001-name.sql`). */
export async function readMigrations(
  folder = join(import.meta.dirname, '../../migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies missing migrations, each in its own transaction, and returns their names; two servers that start at the same
 * time wait for each other. Throws if an applied migration was edited, is not in `migrations`, or if one is missing and
 * the role of `client` may not create tables.
 */
export async function migrate(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
  try {
    const pending = await findPending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKeys.migrate]);
  }
}

async function findPending(client: pg.Client, migrations: Migration[]) {
  const found = await readApplied(client);
  const rows = found ?? [];
  for (const row of rows) {
    const known = migrations.find(({ name }) => name === row.name);
    if (!known) {
      throw new Error(`The database has the migration ${row.name}, which this version lacks.`);
    }
    if (known.checksum !== row.checksum) {
      throw new Error(`The migration ${row.name} was changed after it had been applied.`);
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  if (!found || pending.length > 0) await prepare(client, pending.length);
  return pending;
}

/** Reads the applied migrations without creating anything, so that a role without that right can start a server. */
async function readApplied(client: pg.Client) {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (!found.rows[0]?.exists) return undefined;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}

async function prepare(client: pg.Client, missing: number) {
  const { rows } = await client.query<{ role: string; allowed: boolean }>(
    `select current_user as role,
       coalesce(has_schema_privilege(current_schema(), 'create'), false) as allowed`,
  );
  if (!rows[0]?.allowed) {
    throw new Error(
      `The database lacks ${missing} migrations, and its role ${rows[0]?.role} may not create tables: run npm run migrate with the owner's MIGRATE_DATABASE_URL, then start the server again.`,
    );
  }
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
