import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { migrate, type Release, readMigrations, releaseOf } from './migrate.ts';

const make = (name: string, sql: string, release: Release = 'contract') => ({
  name,
  sql,
  checksum: sql,
  release,
});
const first = make('0001-pots.sql', 'create table pot (id int)');
const second = make('0002-lids.sql', 'create table lid (id int)');

test('migrations are applied once, in the order of their numbers', async () => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    const migrations = await readMigrations();
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('0001-users.sql');
    expect(names.at(-1)).toMatch(/^taps\/\d{4}-/);
    expect(await migrate(client, migrations)).toEqual(names);
    expect(await migrate(client, migrations)).toEqual([]);
  });
});

test('two servers that start at once apply each migration once', async () => {
  const connection = await createEmptyDatabase();
  const applied = await Promise.all(
    [1, 2].map(() => run(connection, (client) => migrate(client, [first, second]))),
  );
  expect(applied.flat()).toEqual(['0001-pots.sql', '0002-lids.sql']);
});

test('a migration that fails changes nothing, and those before it stay applied', async () => {
  const connection = await createEmptyDatabase();
  const broken = make('0002-lids.sql', 'create table lid (id int); select 1 / 0');
  await run(connection, async (client) => {
    await expect(migrate(client, [first, broken])).rejects.toThrow(
      'The migration 0002-lids.sql failed: division by zero',
    );
    expect(await migrate(client, [first, second])).toEqual(['0002-lids.sql']);
  });
});

test('a migration waits for a dump without blocking requests, and is applied after it', async () => {
  const connection = await createEmptyDatabase();
  const warnings: string[] = [];
  let waits = 0;
  await run(connection, (dump) =>
    run(connection, async (client) => {
      await migrate(client, [first]);
      await dump.query('begin');
      await dump.query('select from pot');
      const altering = make('0002-pots.sql', 'alter table pot add lids int');
      const warn = (message: string) => warnings.push(message);
      const applied = await migrate(client, [first, altering], warn, async () => {
        // A request that would wait behind the migration would not get a response before the dump ends.
        await run(connection, (other) => other.query('insert into pot values (1)'));
        waits += 1;
        if (waits === 2) await dump.query('commit');
      });
      expect(applied).toEqual(['0002-pots.sql']);
    }),
  );
  expect(waits).toBe(2);
  expect(warnings).toEqual([
    'The migration 0002-pots.sql waits for another transaction, such as a dump, an audit or a vacuum, and is tried again.',
  ]);
});

test('a migration waits long enough for PostgreSQL to cancel an autovacuum of its table', async () => {
  await run(await createEmptyDatabase(), async (client) => {
    const settings = `select current_setting('lock_timeout')::interval as own,
      current_setting('deadlock_timeout')::interval as cancelling`;
    await migrate(client, [make('0001-waits.sql', `create table waits as ${settings}`)]);
    const { rows } = await client.query('select own > cancelling as is_longer from waits');
    expect(rows).toEqual([{ is_longer: true }]);
  });
});

test('a migration that was edited after it was applied stops the start', async () => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    await migrate(client, [first]);
    await expect(migrate(client, [{ ...first, checksum: 'edited' }])).rejects.toThrow(
      'The migration 0001-pots.sql was changed after it had been applied.',
    );
  });
});

test('a server that is older than its database refuses to start', async () => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    await migrate(client, [first, second]);
    await expect(migrate(client, [first])).rejects.toThrow(
      'The database has the migration 0002-lids.sql, which this version lacks and cannot run on: start the newer version again, or restore the backup from before the update.',
    );
  });
});

const expanding = make('0002-lids.sql', 'create table lid (id int)', 'expand');

test('a server that is older starts with a warning if all that it lacks is compatible', async () => {
  const connection = await createEmptyDatabase();
  const warnings: string[] = [];
  await run(connection, async (client) => {
    await migrate(client, [first, expanding]);
    expect(await migrate(client, [first], (message) => warnings.push(message))).toEqual([]);
    expect(warnings).toEqual([
      'The database has the migration 0002-lids.sql of a newer version; this version runs on it too.',
    ]);
    // Forward again, where there is nothing to do and nothing to say.
    expect(await migrate(client, [first, expanding], (message) => warnings.push(message))).toEqual(
      [],
    );
    expect(warnings).toHaveLength(1);
  });
});

test('one incompatible migration among compatible ones refuses an older server', async () => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    const third = make('0003-drop.sql', 'drop table pot');
    await migrate(client, [first, expanding, third]);
    await expect(migrate(client, [first])).rejects.toThrow(
      '0003-drop.sql, which this version lacks',
    );
  });
});

test('a version that has other migrations than the database applies none of them', async () => {
  const connection = await createEmptyDatabase();
  const other = make('0002-cups.sql', 'create table cup (id int)', 'expand');
  await run(connection, async (client) => {
    await migrate(client, [first, expanding]);
    await expect(migrate(client, [first, other])).rejects.toThrow(
      'The database has the migration 0002-lids.sql, which this version lacks, and lacks 0002-cups.sql of this version',
    );
    await expect(client.query('select from cup')).rejects.toThrow('does not exist');
  });
});

test.each([
  [
    'a file whose name is another one now',
    '0001-users.sql, 0002-tap-balance.sql, 0005-apply-taps.sql',
  ],
  ['the first file alone, whose text is another one now', '0001-users.sql'],
  ['a later file alone', '0005-apply-taps.sql'],
])('a database from before the first release is refused: %s', async (_, names) => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    // The table as the first versions made it, without `release`.
    await client.query(`create table schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    await client.query(
      `insert into schema_migration (name, checksum) select name, 'old' from unnest($1::text[]) as name`,
      [names.split(', ')],
    );
    await expect(migrate(client, await readMigrations())).rejects.toThrow(
      'This database was made by a version before the first release, whose tables differ: start with an empty database or data folder, or keep running that version.',
    );
    await expect(client.query('select from users')).rejects.toThrow('does not exist');
  });
});

test.each([
  ['-- Release: expand\ncreate table lid (id int);', 'expand'],
  ['-- Release: contract\ndrop table lid;', 'contract'],
  ['-- Lids.\ncreate table lid (id int);', 'contract'],
  ['-- Lids.\n-- Release: expand\n', 'contract'],
])('what a file declares: %j is %s', (sql, release) => expect(releaseOf(sql)).toBe(release));

const operations = join(import.meta.dirname, '../../OPERATIONS.md');

test('the migrations keep the indexes that OPERATIONS.md builds before an update', async () => {
  const statements =
    (await readFile(operations, 'utf8')).match(/^create index concurrently .*$/gm) ?? [];
  const names = statements.map((statement) => statement.split(' ')[3]);
  expect(names).toEqual(['money_entry_rewards', 'event_by_time']);
  const find = {
    text: 'select indexname, indexdef from pg_indexes where indexname = any($1) order by 1',
    values: [names],
  };
  const late = ['0018-rewards-of-a-day.sql', '0019-events-by-time.sql'];
  const migrations = await readMigrations();
  const connection = await createEmptyDatabase();
  const built = await run(connection, async (client) => {
    await migrate(
      client,
      migrations.filter(({ name }) => !late.includes(name)),
    );
    for (const statement of statements) await client.query(statement);
    expect(await migrate(client, migrations)).toEqual(late);
    return (await client.query(find)).rows;
  });
  const made = await run((await createDatabase()).connection, (client) => client.query(find));
  expect(made.rows).toHaveLength(2);
  expect(built).toEqual(made.rows);
});
