import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { afterFile } from '../test/after-file.ts';
import { createEmptyDatabase } from '../test/create-database.ts';
import { serverProcess } from '../test/processes/server-process.ts';
import { databaseUrl } from '../test/template-database.ts';
import { placeOf, throughNetwork } from '../test/through-network.ts';
import { productionVariables } from './config/production.fixture.ts';

const connection = await createEmptyDatabase();

test('invalid variables stop the server with a message for each error', async () => {
  const { output, ended } = serverProcess({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await ended).toEqual([1, null]);
  expect(output.err).toBe(
    'PORT must be a whole number from 0 to 65535.\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  );
});

test('in production each line of the log is a JSON object, also the one with the address', async () => {
  const { output } = serverProcess({
    DATABASE_URL: databaseUrl(await createEmptyDatabase()),
    ...productionVariables,
    // Nothing listens there.
    TELEGRAM_API_ROOT: 'http://127.0.0.1:1',
  });
  await vi.waitFor(() => expect(output.out).toMatch(/http:.*\n/), 45_000);
  const lines = output.out
    .split('\n')
    .slice(0, -1)
    .map((line): object => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ address: expect.any(String), msg: 'The server listens.' }),
  );
});

test('the server prints its address, and stops on a signal, which it logs', async () => {
  const { child, output, ended, listening } = serverProcess({
    DATABASE_URL: databaseUrl(connection),
  });
  const address = await listening();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
  expect(output.out).toContain('The server received SIGHUP and stops.');
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

/** Starts a proxy to the database that passes on two connections and cuts all later ones. Returns its port. */
async function startTwoConnectionsProxy(): Promise<number> {
  let connections = 0;
  const proxy = createServer((client) => {
    connections += 1;
    // An orderly end: after a reset the driver would report either its own error or the system's.
    if (connections > 2) return void client.resume().end();
    const upstream = connect(placeOf(connection));
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  afterFile(() => void proxy.close());
  return (proxy.address() as AddressInfo).port;
}

test('a connection to the database that is cut during the start stops the server with a message that says what to do', async () => {
  const url = throughNetwork(connection, await startTwoConnectionsProxy());
  const { output, ended } = serverProcess({ DATABASE_URL: url });
  expect(await ended).toEqual([1, null]);
  expect(output.err).toBe(
    'PostgreSQL is unavailable: Connection terminated unexpectedly. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.\n',
  );
});
