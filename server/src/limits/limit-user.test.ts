import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { readConfig } from '../config.ts';

const { limits } = readConfig({});
const { player, db } = await startServer({
  config: { limits: { ...limits, userRequestsPerMinute: 5, nameChecksPerMinute: 2 } },
});

test('[ERR-22] a player above the limit is refused on every operation, other players are not', async () => {
  const eager = player({ id: 1 });
  for (let at = 0; at < 5; at += 1) await eager.call('GET', '/user/me');
  const { status, headers, body } = await eager.call('GET', '/level');
  expect([status, body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
  expect(headers.get('Retry-After')).toMatch(/^\d+$/);
  expect((await player({ id: 2 }).call('GET', '/level')).status).toBe(200);
});

test('name checks have their own, tighter limit', async () => {
  const { call } = player({ id: 3 });
  const path = '/user/me/check-display-name?display_name_to_check=Ada';
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await call('GET', path)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await call('GET', '/user/me')).status).toBe(200);
});

test('a call above the limit leaves its Idempotency-Key free', async () => {
  const { call } = player({ id: 4 });
  for (let at = 0; at < 5; at += 1) await call('GET', '/user/me');
  const headers = { 'Idempotency-Key': 'gift-of-player-4' };
  expect((await call('POST', '/bonus/start', { headers })).status).toBe(429);
  const stored = await db.selectFrom('idempotency_key').select('key').execute();
  expect(stored).toEqual([]);
});
