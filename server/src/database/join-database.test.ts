import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createPlayer } from '../../test/create-player.ts';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { runScriptWith } from '../../test/run-script.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { joinDatabase } from './join-database.ts';
import { openDatabase } from './open-database.ts';
import { readPostmaster } from './postmaster.ts';

const { log } = recordingLog();

test('a script that runs beside a server sees its data and does not stop its database', async () => {
  const dataDir = publicFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const config = {
    dataDir,
    databaseUrl: null,
    databaseTimeoutMs: 8_000,
    databaseDistributed: false,
    databaseShards: 32,
    redisUrl: null,
    production: false,
  };
  const server = await openDatabase(config, log);
  const { userId } = await createPlayer(server.db, { available: 7 });

  const look = await joinDatabase(config, log);
  expect(await readBalance(look.db, userId)).toMatchObject({ available_taps: 7 });
  await look.close();
  expect(await runScriptWith({ DATA_DIR: dataDir }, 'audit')).toMatchObject({
    code: 0,
    errors: `DATABASE_URL is not set: this is the embedded PostgreSQL in ${dataDir}.\n`,
  });

  expect(await readBalance(server.db, userId)).toMatchObject({ available_taps: 7 });
  await server.close();
  const alone = await joinDatabase(config, log);
  expect(await readBalance(alone.db, userId)).toMatchObject({ available_taps: 7 });
  await expect(openDatabase(config, log)).rejects.toThrow('wait for the command');
  await sql`delete from schema_migration where name = '0001-users.sql'`.execute(alone.db);
  await alone.close();
  const isRunning = () => readPostmaster(join(dataDir, 'postgres')) !== undefined;
  expect(isRunning()).toBe(false);
  await expect(joinDatabase(config, log)).rejects.toThrow('The database lacks 1 migrations');
  expect(isRunning()).toBe(false);
});
