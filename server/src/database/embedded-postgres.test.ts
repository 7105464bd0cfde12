import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { run } from '../../test/template-database.ts';
import { connectClient } from './connect.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { locateInstalled } from './postgres-binaries.ts';
import { readPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;

/**
 * Creates a folder, and returns paths in the folder and a function that starts PostgreSQL there. After the test, stops
 * PostgreSQL and removes the folder.
 */
function place() {
  const folder = publicFolder();
  const opened: EmbeddedPostgres[] = [];
  onTestFinished(async () => {
    for (const postgres of opened) await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  const fallbackFolder = join(folder, 'fallback');
  const dataDir = join(folder, 'home/data');
  const installed = join(folder, 'installed');
  return {
    fallbackFolder,
    dataDir,
    /** Moves the programs of PostgreSQL away. Returns a function that moves them back. */
    movePrograms() {
      const places = [installed, fallbackFolder].filter(existsSync);
      for (const path of places) renameSync(path, `${path}-away`);
      return () => {
        for (const path of places) renameSync(`${path}-away`, path);
      };
    },
    data: join(dataDir, 'postgres'),
    open: async () => {
      const { log, messages } = recordingLog();
      const { folder: programs, version } = locateInstalled();
      if (!existsSync(installed)) symlinkSync(programs, installed);
      const own = { folder: installed, version };
      const postgres = await openEmbeddedPostgres(dataDir, log, fallbackFolder, own);
      opened.push(postgres);
      return {
        postgres,
        messages,
        pid: readPostmaster(realpathSync(join(dataDir, 'postgres')))?.pid,
      };
    },
  };
}

const query = async ({ connection }: EmbeddedPostgres, text: string) =>
  (await run(connection, (client) => client.query(text))).rows;

test('a first start creates a database that flushes to the disk, and logs each step', async () => {
  const { open, data } = place();
  const { postgres, messages } = await open();
  expect(messages).toEqual([`Creating an empty database in ${data} …`, 'Starting the database …']);
  expect(await query(postgres, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(statSync(data).uid === 0).toBe(false);
});

test('PostgreSQL listens on no network port, and other users cannot read its files', async () => {
  const { open, data, dataDir } = place();
  const { postgres } = await open();
  expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(postgres.connection.host ?? '').mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  const other = { ...postgres.connection, user: 'postgres' };
  await expect(run(other, (client) => client.query('select 1'))).rejects.toThrow('authentication');
});

test('after a stop and a start the database has the same data', async () => {
  const { open } = place();
  const first = await open();
  await query(first.postgres, 'create table kept as select 1 as taps');
  // An operator who has left a connection open does not delay the stop.
  await connectClient(first.postgres.connection);
  await first.postgres.stop();
  const second = await open();
  expect(second.messages).toEqual(['Starting the database …']);
  expect(await query(second.postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
});

/** Returns the process group of a process. */
function groupOf(pid = 0): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'pgid=', '-p', `${pid}`], { encoding: 'utf8' }));
  const [, group] = /\) \S+ \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return Number(group);
}

test('a PostgreSQL that a killed server left running is reused', async () => {
  const { open } = place();
  const left = await open();
  // Ctrl+C in a terminal signals the whole group of the server.
  expect(groupOf(left.pid)).toBe(left.pid);
  const next = await open();
  expect(next.pid).toBe(left.pid);
  expect(next.messages).toEqual([]);
  await next.postgres.stop();
  await expect(query(next.postgres, 'select 1')).rejects.toThrow('ENOENT');
  expect(existsSync(next.postgres.connection.host ?? '')).toBe(false);
});

test('a PostgreSQL that was killed is started again with everything that it had committed', async () => {
  const { open } = place();
  const { postgres, pid } = await open();
  await query(postgres, 'create table kept as select 1 as taps');
  process.kill(pid ?? 0, 'SIGKILL');
  await postgres.ensureRunning();
  expect(await query(postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
});

test('a PostgreSQL whose programs are away for a time is started when they are back, and the log has the reason once', async () => {
  const { open, movePrograms } = place();
  const { postgres, pid, messages } = await open();
  await query(postgres, 'create table kept as select 1 as taps');
  const moveBack = movePrograms();
  process.kill(pid ?? 0, 'SIGKILL');
  await expect(postgres.ensureRunning()).rejects.toThrow(/could not be started: spawn .+ ENOENT/);
  await expect(postgres.ensureRunning()).rejects.toThrow('ENOENT');
  moveBack();
  await postgres.ensureRunning();
  expect(await query(postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
  expect(messages.filter((message) => message.startsWith('PostgreSQL'))).toEqual([
    'PostgreSQL could not be reached or started.',
    'PostgreSQL runs again.',
  ]);
});

test('a PostgreSQL that runs and refuses the connection is an error, and is not waited for', async () => {
  const { open, data } = place();
  const { postgres } = await open();
  writeFileSync(join(realpathSync(data), 'pg_hba.conf'), 'local all all reject\n');
  await query(postgres, 'select pg_reload_conf()');
  const outcome = () => postgres.ensureRunning().catch((error: Error) => error.message);
  await expect.poll(outcome).toContain('pg_hba.conf');
});

test('two servers that start at the same time on an empty folder use one database', async () => {
  const { open } = place();
  const [one, two] = await Promise.all([open(), open()]);
  await query(one.postgres, 'create table shared as select 1 as taps');
  expect(await query(two.postgres, 'select * from shared')).toEqual([{ taps: 1 }]);
});

test('below a private home folder the data moves to where PostgreSQL can reach it, and is found again', async () => {
  const { open, data, dataDir, fallbackFolder } = place();
  mkdirSync(join(dataDir, '..'));
  chmodSync(join(dataDir, '..'), 0o700);
  const first = await open();
  await query(first.postgres, 'create table kept as select 1 as taps');
  await first.postgres.stop();
  const second = await open();
  expect(await query(second.postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
  // Only root runs PostgreSQL as another user, who cannot enter a private home.
  expect(lstatSync(data).isSymbolicLink()).toBe(isRoot);
  expect(realpathSync(data).startsWith(isRoot ? fallbackFolder : dataDir)).toBe(true);
  expect(first.messages.some((message) => message.includes(realpathSync(data)))).toBe(true);
});

test('a private data folder stays closed to other users', async () => {
  const { open, data, dataDir } = place();
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const { postgres } = await open();
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(realpathSync(data)).toBe(data);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  // Other users may only pass through, and only if root runs PostgreSQL as another user.
  expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});
