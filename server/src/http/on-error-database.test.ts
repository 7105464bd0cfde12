import { expect, inject, test } from 'vitest';
import { afterFile } from '../../test/after-file.ts';
import { startServer } from '../../test/start-server.ts';
import { databaseUrl } from '../../test/template-database.ts';
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

test.each([
  ['the role of its address may no longer log in', { username: 'bold_nobody' }],
  ['the database of its address no longer exists', { pathname: '/bold_nowhere' }],
])('[ERR-22] when %s, the server sends 503 and a time to try again', async (_, changed) => {
  const { href } = Object.assign(new URL(databaseUrl(inject('postgres').admin)), changed);
  const db = connectDatabase({ connectionString: href }, () => undefined);
  afterFile(() => db.destroy());
  const server = await startServer({ deps: { db } });
  const { status, headers, body } = await server.player({ id: 1 }).call('GET', '/user/me');
  expect([status, headers.get('Retry-After'), body]).toMatchObject([
    503,
    '2',
    { code: 'SERVICE_UNAVAILABLE' },
  ]);
});
