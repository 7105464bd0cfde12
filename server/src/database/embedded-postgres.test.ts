import { chmodSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { run } from '../../test/template-database.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;

/** A folder for the data, and a way to open them as often as the test likes; everything is gone afterwards. */
function place() {
  const folder = publicFolder();
  const opened: EmbeddedPostgres[] = [];
  onTestFinished(async () => {
    for (const postgres of opened) await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  const shelter = join(folder, 'shelter');
  const dataDir = join(folder, 'home/data');
  return {
    shelter,
    dataDir,
    data: join(dataDir, 'postgres'),
    open: async () => {
      const { log, messages } = recordingLog();
      const postgres = await openEmbeddedPostgres(dataDir, log, shelter);
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

test('a first start creates a database that flushes to the disk, and says what it is doing', async () => {
  const { open, data } = place();
  const { postgres, messages } = await open();
  expect(messages).toEqual([`Creating an empty database in ${data} …`, 'Starting the database …']);
  expect(await query(postgres, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(statSync(data).uid === 0).toBe(false);
});

test('nobody reaches it over the network, and its files are closed to others', async () => {
  const { open, data } = place();
  const { postgres } = await open();
  expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(postgres.connection.host ?? '').mode & 0o777).toBe(0o700);
  const stranger = { ...postgres.connection, user: 'postgres' };
  await expect(run(stranger, (client) => client.query('select 1'))).rejects.toThrow(
    'authentication',
  );
});

test('what was written is there after a stop and a start', async () => {
  const { open } = place();
  const first = await open();
  await query(first.postgres, 'create table kept as select 1 as taps');
  await first.postgres.stop();
  const second = await open();
  expect(second.messages).toEqual(['Starting the database …']);
  expect(await query(second.postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
});

test('a PostgreSQL that a killed server left behind is taken over as it runs', async () => {
  const { open } = place();
  const left = await open();
  const next = await open();
  expect(next.pid).toBe(left.pid);
  expect(next.messages).toEqual([]);
  await next.postgres.stop();
  await expect(query(next.postgres, 'select 1')).rejects.toThrow('ENOENT');
});

test('a PostgreSQL that was killed too is started again with what it had committed', async () => {
  const { open } = place();
  const { postgres, pid } = await open();
  await query(postgres, 'create table kept as select 1 as taps');
  process.kill(pid ?? 0, 'SIGKILL');
  await postgres.ensureRunning();
  expect(await query(postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
});

test('two servers that start at once on an empty folder end up on one database', async () => {
  const { open } = place();
  const [one, two] = await Promise.all([open(), open()]);
  await query(one.postgres, 'create table shared as select 1 as taps');
  expect(await query(two.postgres, 'select * from shared')).toEqual([{ taps: 1 }]);
});

test('below a private home the data find a place that PostgreSQL can reach, and are found again', async () => {
  const { open, data, dataDir, shelter } = place();
  mkdirSync(join(dataDir, '..'));
  chmodSync(join(dataDir, '..'), 0o700);
  const first = await open();
  await query(first.postgres, 'create table kept as select 1 as taps');
  await first.postgres.stop();
  const second = await open();
  expect(await query(second.postgres, 'select * from kept')).toEqual([{ taps: 1 }]);
  // Only root lends PostgreSQL another user, who cannot pass; one's own home is open to oneself.
  expect(lstatSync(data).isSymbolicLink()).toBe(isRoot);
  expect(realpathSync(data).startsWith(isRoot ? shelter : dataDir)).toBe(true);
  expect(first.messages.some((message) => message.includes(realpathSync(data)))).toBe(true);
});

test('a private data folder of its own keeps the data, closed to everybody else', async () => {
  const { open, data, dataDir } = place();
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const { postgres } = await open();
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(realpathSync(data)).toBe(data);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  // Passing through is all that others may do, and only where root lends PostgreSQL another user.
  expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});
