import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { notifyBalanceChanged } from './balance-notifications.ts';
import { openDatabase } from './open-database.ts';
import { readPostmaster } from './postmaster.ts';

function embedded() {
  const dataDir = publicFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, databaseUrl: null, databaseTimeoutMs: 8_000, redisUrl: null };
}

test('a second server on the same data is refused with a message, and the first one is not affected', async () => {
  const config = embedded();
  const first = await openDatabase(config, recordingLog().log);
  await expect(openDatabase(config, recordingLog().log)).rejects.toThrow(
    'Another server is already running on this database',
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
  expect(messages).toEqual(['Starting the database …', 'The database is ready.']);
  await second.close();
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
    redisUrl: null,
  };
  const { db, close } = await openDatabase(config, recordingLog().log);
  const { userId } = await createPlayer(db, { available: 5 });
  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 5 });
  await close();
});

test('a server is notified of balances that scripts changed, also after it lost its connection', async () => {
  const { db, onBalance, close } = await openDatabase(embedded(), recordingLog().log);
  const changed = new Set<number>();
  onBalance((userId) => changed.add(userId));
  await notifyBalanceChanged(db, 7);
  await expect.poll(() => [...changed]).toEqual([7]);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const noteAgain = async () => {
    await notifyBalanceChanged(db, 8).catch(() => undefined);
    return [...changed];
  };
  await expect.poll(noteAgain).toEqual([7, 8]);
  await close();
});
