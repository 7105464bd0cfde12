import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { databaseUrl } from '../../test/template-database.ts';
import { readConfig } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import { startServer } from './start-server.ts';

const configOf = (connection: Connection) =>
  readConfig({ DATABASE_URL: databaseUrl(connection), PORT: '0' });

test('a start that fails after the database was opened leaves the database to the next start', async () => {
  const { db, connection } = await createDatabase();
  const config = configOf(connection);
  const { log } = recordingLog();

  await sql`alter table tap_balance rename to hidden`.execute(db);
  await expect(startServer(config, log)).rejects.toThrow('relation "tap_balance" does not exist');

  await sql`alter table hidden rename to tap_balance`.execute(db);
  const { address, close } = await startServer(config, log);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await close();
});

test('a folder without the page of the app is an error that names WEB_DIST, and the database stays free', async () => {
  const { connection } = await createDatabase();
  const config = configOf(connection);
  const start = (webDist: string) => startServer({ ...config, webDist }, recordingLog().log);

  for (const webDist of ['/no/such/folder', builtFolder({ 'app.js': 'no page' })]) {
    await expect(start(webDist)).rejects.toMatchObject({
      messages: [expect.stringMatching(/^WEB_DIST must be the folder of the built app/)],
    });
  }
  const { close } = await start(builtFolder({ 'index.html': 'page' }));
  await close();
});

test('a taken port is an error that names PORT, and the database is left to the next start', async () => {
  const config = configOf((await createDatabase()).connection);
  const other = await startServer(
    configOf((await createDatabase()).connection),
    recordingLog().log,
  );
  const port = Number(new URL(other.address).port);

  await expect(startServer({ ...config, port }, recordingLog().log)).rejects.toThrow(
    `Port ${port} is taken: stop what listens there or set PORT.`,
  );
  await other.close();

  const { close } = await startServer(config, recordingLog().log);
  await close();
});

test('a server stores from which networks the database gets its money', async () => {
  const { db, connection } = await createDatabase();
  const env = { DATABASE_URL: databaseUrl(connection), PORT: '0', TON_NETWORK: 'test' };
  const { close } = await startServer(readConfig(env), recordingLog().log);
  const stored = await db.selectFrom('environment').select(['telegram', 'ton']).execute();
  await close();
  // Without BOT_TOKEN, the server has the development token, with which anyone can sign a payment.
  expect(stored).toEqual([{ telegram: 'test', ton: 'test' }]);
});
