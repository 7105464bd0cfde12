import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { readConfig } from '../config.ts';

const { limits } = readConfig({});
const { call } = await startServer({
  config: { trustedProxies: 1, limits: { ...limits, addressRequestsPerMinute: 2 } },
});
const from = (address: string, path = '/api/level') =>
  call('GET', path, { headers: { 'X-Forwarded-For': address } });

test('[ERR-22] an address above the limit gets 429 and a time to try again', async () => {
  await from('203.0.113.1');
  await from('203.0.113.1');
  const { status, headers, body } = await from('203.0.113.1');
  expect([status, body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});

test('while one address is above its limit, other addresses, health checks and documents are served', async () => {
  for (let at = 0; at < 3; at += 1) await from('203.0.113.2');
  expect((await from('203.0.113.3')).status).toBe(401);
  expect((await from('203.0.113.2', '/healthz')).status).toBe(200);
  expect((await from('203.0.113.2', '/docs')).status).toBe(200);
});

test('the addresses of one IPv6 network count as one address', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2']) {
    expect((await from(address)).status).toBe(401);
  }
  expect((await from('2001:db8::3')).status).toBe(429);
  expect((await from('2001:db8:0:1::3')).status).toBe(401);
});
