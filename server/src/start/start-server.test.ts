import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { databaseUrl } from '../../test/template-database.ts';
import { readConfig } from '../config.ts';
import { startServer } from './start-server.ts';

test('a start that fails after the database was opened leaves the database to the next start', async () => {
  const { db, connection } = await createDatabase();
  const config = readConfig({ DATABASE_URL: databaseUrl(connection), PORT: '0' });
  const { log } = recordingLog();

  await sql`alter table tap_balance rename to hidden`.execute(db);
  await expect(startServer(config, log)).rejects.toThrow('relation "tap_balance" does not exist');

  await sql`alter table hidden rename to tap_balance`.execute(db);
  const { address, close } = await startServer(config, log);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await close();
});
