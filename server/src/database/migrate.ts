import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { lockKeys } from './lock-keys.ts';

/** `expand`: a server without the migration runs on its tables. `contract`: such a server cannot. */
export type Release = 'expand' | 'contract';
type Migration = { name: string; sql: string; checksum: string; release: Release };
type Applied = { name: string; checksum: string; release: Release | null };

/** Reads the migrations of a folder in the order of their numbers (`0001-name.sql`). */
export async function readMigrations(
  folder = join(import.meta.dirname, '../../migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, release: releaseOf(sql) };
    }),
  );
}

/**
 * Returns `expand` if the first line of a migration is `-- Release: expand`: servers of the release before it still run
 * on its tables. Otherwise returns `contract`: only servers that have the migration run on them.
 */
export function releaseOf(sql: string): Release {
  return /^-- Release: expand\b/.test(sql) ? 'expand' : 'contract';
}

/**
 * Applies the migrations that the database lacks, each in its own transaction, and returns their names. Servers that
 * start at once wait for each other. Throws if an applied migration was edited, or if one is missing and the role of
 * `client` may not create tables. Throws also if the database has a migration that `migrations` lacks; but if that one
 * is `expand` and no migration is missing, calls `warn` instead.
 */
export async function migrate(
  client: pg.Client,
  migrations: Migration[],
  warn: (message: string) => void = () => undefined,
): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
  try {
    const applied = await readApplied(client);
    const pending = findPending(applied ?? [], migrations, warn);
    if (!applied || pending.length > 0) await prepare(client, pending.length);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKeys.migrate]);
  }
}

/**
 * Reads the applied migrations; returns undefined if their table does not exist. Creates nothing, so that a role that
 * may not create tables can start a server.
 */
async function readApplied(client: pg.Client): Promise<Applied[] | undefined> {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (!found.rows[0]?.exists) return undefined;
  // A database of an early version has no column `release` yet.
  const { rows } = await client.query<Applied>(
    `select name, checksum, to_jsonb(migration) ->> 'release' as release
     from schema_migration migration order by name`,
  );
  return rows;
}

function findPending(
  rows: Applied[],
  migrations: Migration[],
  warn: (message: string) => void,
): Migration[] {
  const applied = new Set(rows.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, checksum, release } of rows) {
    const known = migrations.find((migration) => migration.name === name);
    if (known && known.checksum !== checksum) {
      throw new Error(`The migration ${name} was changed after it had been applied.`);
    }
    if (known) continue;
    if (release !== 'expand') {
      throw new Error(
        `The database has the migration ${name}, which this version lacks and cannot run on: start the newer version again, or restore the backup from before the update.`,
      );
    }
    if (pending[0]) {
      throw new Error(
        `The database has the migration ${name}, which this version lacks, and lacks ${pending[0].name} of this version: start the version that has both.`,
      );
    }
    warn(`The database has the migration ${name} of a newer version; this version runs on it too.`);
  }
  return pending;
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
       name text primary key, checksum text not null, applied_at timestamptz not null default now());
     alter table schema_migration add column if not exists release text not null
       default 'contract' check (release in ('expand', 'contract'))`,
  );
}

async function apply(client: pg.Client, { name, sql, checksum, release }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      'insert into schema_migration (name, checksum, release) values ($1, $2, $3)',
      [name, checksum, release],
    );
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
