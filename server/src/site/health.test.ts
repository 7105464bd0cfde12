import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { connectDatabase } from '../database/connect.ts';

test('a server with its database is alive and ready', async () => {
  const { call } = await startServer();
  expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a server that loses its database is not ready any more', async () => {
  const { call, db } = await startServer();
  expect((await call('GET', '/readyz')).status).toBe(200);
  await db.destroy();
  expect((await call('GET', '/readyz')).status).toBe(503);
  expect((await call('GET', '/healthz')).status).toBe(200);
});

test('many probes of a silent database do not use up its connections, and the process stays alive', async () => {
  const connections: unknown[] = [];
  const silent = createServer((socket) => {
    connections.push(socket);
    onTestFinished(() => void socket.destroy());
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const connection = { connectionString: `postgres://127.0.0.1:${port}/none` };
  const db = connectDatabase(connection, () => undefined, 8_000);
  const { call } = await startServer({ deps: { db } });

  const probes = Array.from({ length: 20 }, () => call('GET', '/readyz'));
  expect((await call('GET', '/healthz')).status).toBe(200);
  for (const { status, body } of await Promise.all(probes)) {
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' })]);
  }
  // All probes share one query. There is a second one only if probes arrive after the first query has ended.
  expect(connections.length).toBeLessThan(5);
});
