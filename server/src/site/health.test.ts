import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call } = await startServer();

test('a server with its database is alive and ready', async () => {
  expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
