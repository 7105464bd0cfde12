import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { lockKeys } from './lock-keys.ts';
import { applyInShard, createTapRouting, dropTapRouting, shardSchemas } from './tap-routing.ts';

/** `expand`: a server that does not know this migration can run on the migrated tables. `contract`: it cannot. */
export type Release = 'expand' | 'contract';
export type Migration = { name: string; sql: string; checksum: string; release: Release };
type Applied = { name: string; checksum: string; release: Release | null };

/**
 * How long a migration waits for a lock: short, because later requests for the table wait behind it. It is longer than
 * `deadlock_timeout` (1 s by default), after which PostgreSQL cancels an autovacuum that a statement waits for.
 */
const lockTimeoutMs = 1_500;
const lockRetryMs = 5_000;
/** PostgreSQL's error code after `lock_timeout`. */
const lockNotAvailable = '55P03';

const folder = join(import.meta.dirname, '../../migrations');

/** Reads the migrations in their order: the files of `migrations/`, then of `migrations/taps/`, each by number. */
export async function readMigrations(): Promise<Migration[]> {
  const names = [...(await namesIn('')), ...(await namesIn('taps/'))];
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, release: releaseOf(sql) };
    }),
  );
}

async function namesIn(subfolder: string): Promise<string[]> {
  const names = (await readdir(join(folder, subfolder))).sort();
  return names.filter((name) => /^\d{4}-.+\.sql$/.test(name)).map((name) => subfolder + name);
}

/** Returns `expand` if a migration begins with the line `-- Release: expand`, otherwise `contract`. */
export function releaseOf(sql: string): Release {
  return /^-- Release: expand\b/.test(sql) ? 'expand' : 'contract';
}

/**
 * Applies the `migrations` that the database lacks, each in its own transaction, and returns their names. Waits for
 * servers that start at the same time, and for transactions that use a table, such as a dump.
 * @param migrations All migrations of this version. Below, "unknown" means that a migration is not in this list.
 * @param warn A function to call for each unknown `expand` migration that was applied, and for one that has to wait.
 * @param pause A function that waits for a number of milliseconds before a migration is tried again.
 * @throws `Error` if an applied migration was edited
 * @throws `Error` if the database is older than the first release
 * @throws `Error` if the database lacks a migration and the role of `client` may not create tables
 * @throws `Error` if an unknown `contract` migration was applied
 * @throws `Error` if the database lacks a migration and has an unknown migration
 * @throws `Error` if a migration fails
 */
export async function migrate(
  client: pg.Client,
  migrations: Migration[],
  warn: (message: string) => void = () => undefined,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
  try {
    const applied = await readApplied(client);
    const pending = findPending(applied ?? [], migrations, warn);
    if (!applied || pending.length > 0) await prepare(client, pending.length);
    const schemas = await shardSchemas(client);
    for (const migration of pending) {
      const message = `The migration ${migration.name} waits for another transaction, such as a dump, an audit or a vacuum, and is tried again.`;
      for (let tries = 0; !(await apply(client, migration, schemas)); tries++) {
        if (tries === 0) warn(message);
        await pause(lockRetryMs);
      }
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKeys.migrate]);
  }
}

/**
 * Checks that this version can run on the migrations of the database, and changes nothing.
 * @throws `Error` if the database lacks a migration, or if an applied migration was edited
 * @throws `Error` if the database has a `contract` migration that this version lacks
 */
export async function requireMigrations(client: pg.Client): Promise<void> {
  const applied = await readApplied(client);
  const pending = findPending(applied ?? [], await readMigrations(), () => undefined);
  if (pending.length === 0) return;
  throw new Error(
    `The database lacks ${pending.length} migrations: run npm run migrate, or start a server whose role owns the tables.`,
  );
}

/** Reads the applied migrations. Returns undefined if the table `schema_migration` does not exist. */
async function readApplied(client: pg.Client): Promise<Applied[] | undefined> {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  // Creates nothing, because a server's role may not create tables.
  if (!found.rows[0]?.exists) return undefined;
  // A database from before the first release may lack the column `release`.
  const { rows } = await client.query<Applied>(
    `select name, checksum, to_jsonb(migration) ->> 'release' as release
     from schema_migration migration order by name`,
  );
  return rows;
}

/**
 * The names of migrations from before the first release. A database is too old if it has applied a migration with such
 * a name, but with a text that this version does not have.
 */
const unreleased = [
  '0001-users.sql',
  '0002-tap-balance.sql',
  '0003-tap-session.sql',
  '0004-tap-ledger.sql',
  '0005-apply-taps.sql',
];

function findPending(
  rows: Applied[],
  migrations: Migration[],
  warn: (message: string) => void,
): Migration[] {
  const isKnown = ({ name, checksum }: Applied) =>
    migrations.some((migration) => migration.name === name && migration.checksum === checksum);
  if (rows.some((row) => unreleased.includes(row.name) && !isKnown(row))) {
    throw new Error(
      'This database was made by a version before the first release, whose tables differ: start with an empty database or data folder, or keep running that version.',
    );
  }
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
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now(),
       release text not null default 'contract' check (release in ('expand', 'contract')))`,
  );
}

/** Applies a migration. Returns false, and has changed nothing, if another transaction holds a lock for too long. */
async function apply(client: pg.Client, migration: Migration, schemas: string[]): Promise<boolean> {
  const { name, sql, checksum, release } = migration;
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    if (isOfTaps(migration) && schemas.length > 0) await applyToShards(client, migration, schemas);
    else await client.query(sql);
    await client.query(
      'insert into schema_migration (name, checksum, release) values ($1, $2, $3)',
      [name, checksum, release],
    );
    await client.query('commit');
    return true;
  } catch (cause) {
    await client.query('rollback');
    if (cause instanceof pg.DatabaseError && cause.code === lockNotAvailable) return false;
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Returns true for a migration of `migrations/taps`. The tables and functions of these migrations exist once per shard.
 */
export const isOfTaps = ({ name }: Migration): boolean => name.startsWith('taps/');

async function applyToShards(client: pg.Client, { sql }: Migration, schemas: string[]) {
  await dropTapRouting(client);
  for (const schema of schemas) await applyInShard(client, schema, sql);
  await client.query('set local search_path to public');
  await createTapRouting(client, schemas);
}
