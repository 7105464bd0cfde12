import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../../test/create-database.ts';
import { databaseUrl, run } from '../../test/template-database.ts';
import { connectClient, connectDatabase, openPool, requireWrites } from './connect.ts';
import type { Database } from './schema.ts';

const { db, connection } = await createDatabase();

test('ids and taps up to 2^53 are read as numbers, from the pool and from a single connection', async () => {
  const highest = Number.MAX_SAFE_INTEGER;
  const { rows } = await sql`select ${highest}::bigint as taps`.execute(db);
  expect(rows).toEqual([{ taps: highest }]);
  const client = await connectClient(connection);
  const response = await client.query('select $1::bigint as taps, now() as now', [highest]);
  expect(response.rows).toEqual([{ taps: highest, now: expect.any(Date) }]);
  await client.end();
});

test('a connection that cannot be made throws instead of waiting', async () => {
  const nowhere = { host: '/nowhere', user: 'bold', database: 'bold' };
  await expect(connectClient(nowhere)).rejects.toThrow('ENOENT');
});

test('a host that refuses at each of its addresses is reported with the variable and each reason', async () => {
  const refusals = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  const cause = new AggregateError(refusals.map((message) => new Error(message)));
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(() => Promise.reject(cause));

  await expect(connectClient({ connectionString: 'postgres://a:b@localhost/c' })).rejects.toThrow(
    `Cannot connect to the PostgreSQL of DATABASE_URL: ${refusals.join(', ')}.`,
  );
});

test('a connection without the password that PostgreSQL asks for is closed', async () => {
  /** An authentication message of PostgreSQL's protocol. */
  function authentication(kind: number, text: string): Buffer {
    const head = Buffer.from('R00000000');
    head.writeUInt32BE(8 + text.length, 1);
    head.writeUInt32BE(kind, 5);
    return Buffer.concat([head, Buffer.from(text)]);
  }
  const postgres = createServer((socket) => {
    const questions = [
      authentication(10, 'SCRAM-SHA-256\0\0'),
      authentication(11, 'r=a,s=Yg==,i=4096'),
    ];
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(questions.shift() ?? ''));
  });
  onTestFinished(() => void postgres.close());
  await once(postgres.listen(0, '127.0.0.1'), 'listening');
  const { port } = postgres.address() as AddressInfo;
  const accepted = once(postgres, 'connection');

  await expect(
    connectClient({ connectionString: `postgres://a@127.0.0.1:${port}/c` }),
  ).rejects.toThrow('client password must be a string');

  // PostgreSQL itself would close the connection after a minute.
  const [socket] = await accepted;
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('the message of a failed connection names the variable and no password', async () => {
  const url = 'postgres://a:p%25w@127.0.0.1:1/c';
  await expect(connectClient({ connectionString: url }, 'MIGRATE_DATABASE_URL')).rejects.toThrow(
    'Cannot connect to the PostgreSQL of MIGRATE_DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('a certificate of the URL that cannot be read is reported with the variable', async () => {
  const url = 'postgres://a:b@127.0.0.1:1/c?sslrootcert=/nowhere.pem';
  await expect(connectClient({ connectionString: url })).rejects.toThrow(
    'Cannot connect to the PostgreSQL of DATABASE_URL: ENOENT',
  );
});

test('a failed connection is reported with what to check', async () => {
  const url = 'postgres://a:b@127.0.0.1:1/c';
  await expect(connectClient({ connectionString: url })).rejects.toThrow(
    'Check that it runs, that its log shows no error, that pg_hba.conf lets this machine in, and that DATABASE_URL has the right host, port, user, password, database and sslmode.',
  );
});

test('a connection that PostgreSQL refuses is reported with what to do about the reason', async () => {
  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(() => Promise.reject(full));
  await expect(connectClient({ connectionString: databaseUrl(connection) })).rejects.toThrow(
    'Cannot connect to the PostgreSQL of DATABASE_URL: sorry, too many clients already. Raise max_connections, or',
  );
});

test('a database that accepts no writes is refused, and so is one that cannot store every name', async () => {
  const latin = `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`;
  const narrow = { connectionString: databaseUrl(await createEmptyDatabase(latin)) };
  const check = (client: pg.Client) => requireWrites(client, 'of DATABASE_URL');
  await expect(run(narrow, check)).rejects.toThrow(
    "The PostgreSQL of DATABASE_URL has a database with the encoding LATIN1, which cannot store every name: create one with ENCODING 'UTF8' TEMPLATE template0, and move the data with pg_dump.",
  );
  const closed = { connectionString: databaseUrl(await createEmptyDatabase()) };
  await run(closed, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  });
  await expect(run(closed, check)).rejects.toThrow(
    'The PostgreSQL of DATABASE_URL accepts no writes: set default_transaction_read_only = off',
  );
});

test('a standby is refused', async () => {
  const abilities = { isReadOnly: true, isStandby: true, encoding: 'UTF8' };
  const client = new pg.Client();
  vi.spyOn(client, 'query').mockImplementation(() => Promise.resolve({ rows: [abilities] }));
  await expect(requireWrites(client, 'of DATABASE_URL')).rejects.toThrow(
    'The PostgreSQL of DATABASE_URL is a standby and accepts no writes: use the primary, or promote this one with pg_promote().',
  );
});

test('a slow statement is cancelled only in the pool that has a timeout', async () => {
  const hurried = connectDatabase(connection, () => undefined, 2_000);
  const nap = sql`select pg_sleep(2.5)`;
  await expect(nap.execute(hurried)).rejects.toMatchObject({ code: '57014' });
  await expect(nap.execute(db)).resolves.toBeDefined();
  await hurried.destroy();
});

test('the timeouts of a connection are its own, whatever timeouts the role or the database has', async () => {
  const limited = await createEmptyDatabase();
  await run(limited, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`alter database ${rows[0]?.name} set ${setting} = '7s'`);
  });
  const query = `select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const timeoutsIn = async (pool: Kysely<Database>) => {
    const { rows } = await sql.raw(query).execute(pool);
    await pool.destroy();
    return rows;
  };

  const none = [{ statement: '0', idle: '0' }];
  expect((await run(limited, (client) => client.query(query))).rows).toEqual(none);
  expect(await timeoutsIn(connectDatabase(limited, () => undefined))).toEqual(none);
  expect(await timeoutsIn(connectDatabase(limited, () => undefined, 2_000))).toEqual([
    { statement: '2s', idle: '2s' },
  ]);
});

test('a broken idle connection is reported without the client, whose keys would get into the log', async () => {
  const errors: Error[] = [];
  const pool = connectDatabase(connection, (error) => errors.push(error));
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pool);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await expect.poll(() => errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ code: '57P01' });
  expect(errors[0]).not.toHaveProperty('client');
  await pool.destroy();
});

test('a connection that breaks in use does not end the process', async () => {
  const pool = openPool(connection, { onError: () => undefined });
  const client = await pool.connect();
  // Without a listener Node throws the error.
  expect(() => client.emit('error', new Error('Connection terminated.'))).not.toThrow();
  client.release(true);
  await pool.end();
});

test.each([
  ['no options', null],
  ['options for a schema', '-c search_path=public'],
  ['options for another form', '-c DateStyle=German'],
])(
  'dates are read in ISO form, whatever form the database has, from a URL with %s',
  async (_, options) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set datestyle to 'SQL, DMY'`.execute(
      db,
    );
    const url = new URL(databaseUrl(connection));
    if (options) url.searchParams.set('options', options);
    const opened = { connectionString: url.href };
    const query = `select date '2026-11-05' as day, timestamptz '2026-11-05 01:00Z' as at`;
    const expected = [{ day: '2026-11-05', at: new Date('2026-11-05T01:00:00Z') }];

    const client = await connectClient(opened);
    expect((await client.query(query)).rows).toEqual(expected);
    await client.end();
    const pool = connectDatabase(opened, () => undefined);
    expect((await sql.raw(query).execute(pool)).rows).toEqual(expected);
    await pool.destroy();
  },
);

test('options of the URL are kept', async () => {
  const url = new URL(databaseUrl(connection));
  url.searchParams.set('options', '-c search_path=elsewhere,public');
  const client = await connectClient({ connectionString: url.href });
  const { rows } = await client.query('show search_path');
  expect(rows).toEqual([{ search_path: 'elsewhere,public' }]);
  await client.end();
});
