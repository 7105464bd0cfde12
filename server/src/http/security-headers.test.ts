import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
const name = 'Strict-Transport-Security';

test('with an https address of the app every response has Strict-Transport-Security, whatever a proxy writes', async () => {
  const { call } = await startServer({ config: { publicUrl: 'https://bold.example' } });
  for (const path of ['/healthz', '/api/level', '/']) {
    expect((await call('GET', path)).headers.get(name), path).toBe('max-age=31536000');
  }
});

test('behind a trusted proxy the response has Strict-Transport-Security', async () => {
  const { call } = await startServer({ config: { trustedProxies: 1 } });
  expect((await call('GET', '/healthz', forwarded)).headers.get(name)).toBe('max-age=31536000');
  expect((await call('GET', '/healthz')).headers.get(name)).toBeNull();
});

test('without a trusted proxy X-Forwarded-Proto is ignored', async () => {
  const { call } = await startServer();
  expect((await call('GET', '/healthz', forwarded)).headers.get(name)).toBeNull();
});
