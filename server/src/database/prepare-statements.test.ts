import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { run } from '../../test/template-database.ts';
import { connectDatabase } from './connect.ts';

const { db } = await createDatabase();

/** Runs `work` five times on one connection, and returns the statements that the connection has prepared. */
function preparedBy(work: (on: typeof db) => Promise<unknown>): Promise<string[]> {
  return db.connection().execute(async (on) => {
    for (let times = 0; times < 5; times += 1) await work(on);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(on);
    return rows.map(({ statement }) => statement);
  });
}

test('a statement with parameters is prepared at its fifth use, and works as before', async () => {
  const add = (on: typeof db, number: number) =>
    sql<{ sum: number }>`
      select ${number}::int + count(*)::int as sum from users where id < ${1}`.execute(on);
  const found = await preparedBy((on) => add(on, 1));
  expect(found.map((text) => text.trim())).toContain(
    'select $1::int + count(*)::int as sum from users where id < $2',
  );
  expect((await add(db, 42)).rows).toEqual([{ sum: 42 }]);
});

test('a statement that selects all columns is not prepared, because a migration may add one', async () => {
  const found = await preparedBy((on) =>
    on.selectFrom('users').selectAll().where('id', '=', 1).execute(),
  );
  expect(found.filter((text) => text.startsWith('select *'))).toEqual([]);
});

test('a prepared statement whose columns change fails once, and is not prepared again', async () => {
  await sql`create table changed (id integer)`.execute(db);
  const read = (on: typeof db) => sql`select id from changed where id = ${7}`.execute(on);
  await db.connection().execute(async (on) => {
    for (let times = 0; times < 6; times += 1) await read(on);
    await sql`alter table changed alter id type text`.execute(on);
    await sql`alter table changed alter id type integer using 7`.execute(on);
    await read(on);
    await sql`alter table changed alter id type bigint`.execute(on);
    await expect(read(on)).rejects.toThrow('cached plan must not change result type');
    await read(on);
  });
});

test('a pool recovers when a read-only database accepts writes again, although its sessions stay read-only', async () => {
  const { connection } = await createDatabase();
  const setReadOnly = (value: 'on' | 'off') =>
    run(connection, async (client) => {
      await client.query('set default_transaction_read_only = off');
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      const [{ name } = { name: '' }] = rows;
      await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    });
  await setReadOnly('on');
  const pool = connectDatabase(connection, () => undefined);
  const write = () =>
    sql`insert into users (telegram_id, display_name) values (7, 'x')`.execute(pool);
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await setReadOnly('off');
  await expect(write()).resolves.toMatchObject({ numAffectedRows: 1n });
  await pool.destroy();
});
