import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call, player } = await startServer();
const { call: callAs } = player({ id: 1 });

test.each(['/api', '/api/', '/api/nothing', '/api/level/', '/api/LEVEL', '/api//level'])(
  '[ERR-22] %s gets 404',
  async (path) => {
    const { status, body } = await call('GET', path);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  },
);

test.each([
  ['DELETE', '/level', 'GET, HEAD, OPTIONS'],
  ['GET', '/bonus/start', 'OPTIONS, POST'],
  // `me` is never a profile's id, whatever the method.
  ['GET', '/user/profile/me', 'OPTIONS, PATCH'],
  ['POST', '/user/profile/7', 'GET, HEAD, OPTIONS'],
])('[ERR-22] %s %s is refused, and Allow lists what is possible', async (method, path, allow) => {
  const { status, headers, body } = await callAs(method, path);
  expect([status, headers.get('Allow'), body]).toMatchObject([
    405,
    allow,
    { code: 'METHOD_NOT_ALLOWED' },
  ]);
});

test('OPTIONS lists the methods of a path, without init data', async () => {
  const { status, headers } = await call('OPTIONS', '/api/bonus/start');
  expect([status, headers.get('Allow')]).toEqual([204, 'OPTIONS, POST']);
});

test('HEAD is served like GET, without a body', async () => {
  const { status, headers, body } = await callAs('HEAD', '/level');
  expect([status, body]).toEqual([200, '']);
  expect(Number(headers.get('Content-Length'))).toBeGreaterThan(100);
});
