import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { migrate, readMigrations } from './migrate.ts';

const make = (name: string, sql: string) => ({ name, sql, checksum: sql });
const first = make('0001-pots.sql', 'create table pot (id int)');
const second = make('0002-lids.sql', 'create table lid (id int)');

test('migrations are applied once, in the order of their numbers', async () => {
  const connection = await createEmptyDatabase();
  await run(connection, async (client) => {
    const migrations = await readMigrations();
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
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
      'The database has the migration 0002-lids.sql, which this version lacks.',
    );
  });
});
