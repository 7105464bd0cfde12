import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { readMigrations } from '../database/migrate.ts';
import { tapTables } from '../database/tap-routing.ts';

const { db, connection } = await createDatabase();
const migrations = await readMigrations();
const ofTaps = migrations.filter(({ name }) => name.startsWith('taps/'));
const tables = ofTaps.flatMap(({ sql: text }) =>
  [...text.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table),
);

test('a cluster shows every table of taps at its coordinator', () => {
  expect([...tapTables].sort()).toEqual(tables.toSorted());
});

test('migrations of other topics name no table of taps', () => {
  expect(tables).toContain('tap_balance');
  const named = new RegExp(`\\b(${tables.join('|')})\\b`);
  const others = migrations.filter((migration) => !ofTaps.includes(migration));
  for (const { name, sql: text } of others) {
    expect(text.replaceAll(/--.*/g, ''), name).not.toMatch(named);
  }
});

test('no table of taps has a foreign key, and none is the target of one', async () => {
  const { rows } = await sql`
    select conname from pg_constraint
    where contype = 'f' and array[conrelid, confrelid] && ${tables}::text[]::regclass[]::oid[]`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('the functions that other topics call find the tables of their own schema', async () => {
  await run(connection, async (client) => {
    await client.query('create schema other; set search_path = other');
    for (const { sql: text } of ofTaps) await client.query(text);
    await client.query('set search_path = public');
    await client.query('select other.open_tap_balance(7), other.count_invite(7)');
    await client.query('select other.mark_ban(7, true), other.forget_tap_sessions(7)');
    const { rows: found } = await client.query(
      'select other.credit_tap_balance(7, 99) as own, credit_tap_balance(7, 99) as else',
    );
    expect(found).toEqual([{ own: true, else: false }]);
    const { rows } = await client.query('select * from other.tap_balance_of(7)');
    expect(rows).toMatchObject([{ available: 99, invites: 1, is_banned: true }]);
  });
});
