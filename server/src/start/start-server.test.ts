import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { databaseUrl } from '../../test/template-database.ts';
import { readConfig } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import { startServer } from './start-server.ts';

const configOf = (connection: Connection, env = {}) =>
  readConfig({ DATABASE_URL: databaseUrl(connection), PORT: '0', ...env });

/** Starts a server with its own database and the variables in `env`. Stops the server when the test has ended. */
async function start(env: Record<string, string>) {
  const { connection } = await createDatabase();
  const { address, close } = await startServer(configOf(connection, env), recordingLog().log);
  onTestFinished(close);
  return address;
}

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
  const startWith = (webDist: string) => startServer({ ...config, webDist }, recordingLog().log);

  for (const webDist of ['/no/such/folder', builtFolder({ 'app.js': 'no page' })]) {
    await expect(startWith(webDist)).rejects.toMatchObject({
      messages: [expect.stringMatching(/^WEB_DIST must be the folder of the built app/)],
    });
  }
  const { close } = await startWith(builtFolder({ 'index.html': 'page' }));
  await close();
});

test.each([
  [['stars', 'ton'], true, ['ton']],
  [['ton', 'stars', 'dollars'], true, ['ton and dollars']],
  [['stars'], true, []],
  [['stars', 'ton'], false, []],
] as const)(
  'with the gateways %j, a start in production (%s) warns of %j',
  async (gateways, production, others) => {
    const { connection } = await createDatabase();
    const { log, messages } = recordingLog();
    const webDist = builtFolder({ 'index.html': 'page' });
    const config = { ...configOf(connection), production, paymentGateways: [...gateways], webDist };
    const { close } = await startServer(config, log);
    await close();
    expect(messages.filter((message) => message.startsWith('PAYMENT_GATEWAYS'))).toEqual(
      others.map(
        (names) =>
          `PAYMENT_GATEWAYS names ${names}: Telegram's terms allow only Stars for digital goods, and Telegram may close the bot.`,
      ),
    );
  },
);

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

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === '::1');

test.runIf(hasIPv6)(
  'the address of a server on IPv6 is a URL, and its metrics have the process',
  async () => {
    const address = await start({ HOST: '::1' });
    expect(address).toMatch(/^http:\/\/\[::1\]:\d+$/);
    const metrics = await fetch(`${address}/metrics`);
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
  },
);

test('behind a proxy, whose connections have one address, only their total is limited', async () => {
  const limits = { LIMIT_CONNECTIONS_PER_ADDRESS: '1', LIMIT_CONNECTIONS: '2' };
  const address = await start({ ...limits, TRUST_PROXY: '1' });
  for (let connections = 0; connections < 2; connections += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /healthz HTTP/1.1\r\nHost: bold\r\n\r\n');
    const [response] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    expect(String(response)).toMatch(/^HTTP\/1.1 200 /);
  }
});

test('a server whose clock is behind says so when it starts', async () => {
  const { connection } = await createDatabase();
  const { log, messages } = recordingLog();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { close } = await startServer(configOf(connection), log);
  onTestFinished(close);
  await expect
    .poll(() => messages)
    .toContain("The server's clock differs from PostgreSQL's: launches can be refused.");
});
