import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { connectDatabase } from '../database/connect.ts';

const unreachable = connectDatabase(
  { connectionString: 'postgres://127.0.0.1:1/none' },
  () => undefined,
);
const { call, player } = await startServer({ deps: { db: unreachable } });

test('[ERR-22] without its database the server sends 503 and a time to try again', async () => {
  const { status, headers, body } = await player({ id: 1 }).call('GET', '/user/me');
  expect([status, headers.get('Retry-After'), body]).toMatchObject([
    503,
    '2',
    { code: 'SERVICE_UNAVAILABLE' },
  ]);
});

test('without its database the server passes the liveness probe and fails the readiness probe', async () => {
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect((await call('GET', '/readyz')).status).toBe(503);
});
