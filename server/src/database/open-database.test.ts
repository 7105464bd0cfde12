import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { databaseUrl, run } from '../../test/template-database.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { notifyBalanceChanged } from './balance-notifications.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { readPostmaster } from './postmaster.ts';

function embedded() {
  const dataDir = publicFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return {
    dataDir,
    databaseUrl: null,
    databaseTimeoutMs: 8_000,
    databaseDistributed: false,
    databaseShards: 32,
    redisUrl: null,
    production: false,
  };
}

test('a second server on the same data is refused with a message, and the first one is not affected', async () => {
  const config = embedded();
  const first = await openDatabase(config, recordingLog().log);
  await expect(openDatabase(config, recordingLog().log)).rejects.toThrow(
    'Another server or a command is using this database',
  );
  const { userId } = await createPlayer(first.db, { available: 99 });
  expect(await readBalance(first.db, userId)).toMatchObject({ available_taps: 99 });
  await first.close();
});

test('a database that was closed has all its data when it opens again', async () => {
  const config = embedded();
  const first = await openDatabase(config, recordingLog().log);
  const { userId } = await createPlayer(first.db, { available: 99, total: 1 });
  await first.close();
  const { log, messages } = recordingLog();
  const second = await openDatabase(config, log);
  expect(await readBalance(second.db, userId)).toEqual({ available_taps: 99, total_taps: 1 });
  await second.close();
  // Each connection is closed before PostgreSQL stops, so none is lost.
  expect(messages).toEqual(['Starting the database …', 'The database is ready.']);
});

test('a data folder from before the first release is refused', async () => {
  const config = embedded();
  const { slow, close } = await openDatabase(config, recordingLog().log);
  await sql`update schema_migration set checksum = 'old' where name = '0001-users.sql'`.execute(
    slow.db,
  );
  await close();
  await expect(openDatabase(config, recordingLog().log)).rejects.toThrow(
    'This database was made by a version before the first release',
  );
});

test('a database that dies under a running server is started again, with everything that was committed', async () => {
  const config = embedded();
  const { db, close } = await openDatabase(config, recordingLog().log);
  const { userId } = await createPlayer(db, { available: 99 });
  process.kill(readPostmaster(join(config.dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
  const balance = () => readBalance(db, userId).catch(() => 'not yet');
  await expect.poll(balance).toMatchObject({ available_taps: 99 });
  await close();
});

test('servers with a REDIS_URL share a database, which stops with the last of them', async () => {
  const config = { ...embedded(), redisUrl: 'redis://127.0.0.1:6379' };
  const [one, two] = [
    await openDatabase(config, recordingLog().log),
    await openDatabase(config, recordingLog().log),
  ];
  const { userId } = await createPlayer(one.db, { available: 5 });
  await one.close();
  expect(await readBalance(two.db, userId)).toMatchObject({ available_taps: 5 });
  await two.close();
});

test('a database at DATABASE_URL is migrated and used without a data folder', async () => {
  const connection = await createEmptyDatabase();
  const address =
    connection.connectionString ??
    `socket://${connection.user}@${connection.host}?db=${connection.database}`;
  const config = {
    dataDir: '/nowhere',
    databaseUrl: address,
    databaseTimeoutMs: 8_000,
    databaseDistributed: false,
    databaseShards: 32,
    redisUrl: null,
    production: false,
  };
  const { db, shards, reserved, slow, close } = await openDatabase(config, recordingLog().log);
  const { userId } = await createPlayer(db, { available: 5 });
  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 5 });
  // Only background work may take as long as it needs.
  const timeoutOf = async (connections: typeof db) =>
    (await sql`show statement_timeout`.execute(connections)).rows;
  for (const connections of [db, shards.of(userId), reserved.db, reserved.shards.of(userId)])
    expect(await timeoutOf(connections)).toEqual([{ statement_timeout: '8s' }]);
  for (const connections of [slow.db, slow.shards.of(userId)])
    expect(await timeoutOf(connections)).toEqual([{ statement_timeout: '0' }]);
  await close();
});

test('a server is notified of balances that scripts changed, and that it may have missed some', async () => {
  const { db, onBalance, close } = await openDatabase(embedded(), recordingLog().log);
  const changed = new Set<number>();
  const losses = vi.fn();
  onBalance({ changed: (userId) => changed.add(userId), missed: losses });
  await notifyBalanceChanged(db, 7);
  await expect.poll(() => [...changed]).toEqual([7]);
  expect(losses).not.toHaveBeenCalled();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const noteAgain = async () => {
    await notifyBalanceChanged(db, 8).catch(() => undefined);
    return [...changed];
  };
  await expect.poll(noteAgain).toEqual([7, 8]);
  expect(losses).toHaveBeenCalledOnce();
  await close();
});

test('production refuses a PostgreSQL that loses commits with the power, development warns', async () => {
  const config = embedded();
  const production = { ...config, production: true };
  const first = await openDatabase(production, recordingLog().log);
  const setTo = async (value: 'on' | 'off') => {
    for (const name of ['fsync', 'full_page_writes']) {
      await sql`alter system set ${sql.raw(name)} = ${sql.raw(value)}`.execute(first.slow.db);
    }
    await sql`alter role current_user set synchronous_commit = ${sql.raw(value)}`.execute(first.db);
  };
  await setTo('off');
  await first.close();

  await expect(openDatabase(production, recordingLog().log)).rejects.toThrow(
    [
      'PostgreSQL runs with fsync = off, so a power cut can destroy the whole database: set fsync = on in postgresql.conf and reload PostgreSQL.',
      'PostgreSQL runs with full_page_writes = off, so a power cut can destroy pages of the database: set full_page_writes = on in postgresql.conf and reload PostgreSQL.',
      'PostgreSQL runs with synchronous_commit = off, so a power cut loses taps and payments that were acknowledged: set synchronous_commit = on, for the role and the database too (ALTER ROLE, ALTER DATABASE) and in DATABASE_URL.',
    ].join('\n'),
  );

  const { log, messages } = recordingLog();
  const second = await openDatabase(config, log);
  expect(messages.filter((message) => message.includes('= off'))).toHaveLength(3);
  await second.close();
});

test('a server that is refused changes nothing, and leaves the database to the next one', async () => {
  const config = embedded();
  const url = { ...config, databaseUrl: databaseUrl(await createEmptyDatabase()) };
  const unsafe = new URL(url.databaseUrl);
  unsafe.searchParams.set('options', '-c synchronous_commit=off');
  const refused = { ...url, databaseUrl: unsafe.href, production: true };
  await expect(openDatabase(refused, recordingLog().log)).rejects.toThrow(
    'synchronous_commit = off',
  );
  unsafe.searchParams.set('options', '-c default_transaction_read_only=on');
  await expect(
    openDatabase({ ...url, databaseUrl: unsafe.href }, recordingLog().log),
  ).rejects.toThrow('The PostgreSQL of DATABASE_URL accepts no writes');
  const { log, messages } = recordingLog();
  const { close } = await openDatabase(url, log);
  expect(messages.filter((message) => /^Applied \d+ migrations/.test(message))).toHaveLength(1);
  await close();
});

test('a release is taken back: the version before it runs on its tables', async () => {
  const connection = await createEmptyDatabase();
  const config = { ...embedded(), databaseUrl: databaseUrl(connection) };
  const next = {
    name: '9999-next.sql',
    sql: `alter table users add column theme text; create table theme (id int references users);`,
    checksum: 'next',
    release: 'expand' as const,
  };
  await run(connection, async (client) => migrate(client, [...(await readMigrations()), next]));

  const { log, messages } = recordingLog();
  const { db, close } = await openDatabase(config, log);
  const { userId } = await createPlayer(db, { available: 99 });
  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 99 });
  expect(messages.filter((message) => message.includes('9999-next.sql'))).toEqual([
    'The database has the migration 9999-next.sql of a newer version; this version runs on it too.',
  ]);
  await close();
});

test('a release that an earlier version cannot run on is not taken back', async () => {
  const connection = await createEmptyDatabase();
  const config = { ...embedded(), databaseUrl: databaseUrl(connection) };
  const sql = 'alter table users drop column bio';
  const next = { name: '9999-next.sql', sql, checksum: 'next', release: 'contract' as const };
  await run(connection, async (client) => migrate(client, [...(await readMigrations()), next]));
  await expect(openDatabase(config, recordingLog().log)).rejects.toThrow(
    'The database has the migration 9999-next.sql, which this version lacks and cannot run on',
  );
});
