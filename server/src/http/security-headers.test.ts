import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
const name = 'Strict-Transport-Security';

test('behind a trusted proxy the response has Strict-Transport-Security', async () => {
  const { call } = await startServer({ config: { trustedProxies: 1 } });
  expect((await call('GET', '/healthz', forwarded)).headers.get(name)).toBe('max-age=31536000');
  expect((await call('GET', '/healthz')).headers.get(name)).toBeNull();
});

test('without a trusted proxy X-Forwarded-Proto is ignored', async () => {
  const { call } = await startServer();
  expect((await call('GET', '/healthz', forwarded)).headers.get(name)).toBeNull();
});
