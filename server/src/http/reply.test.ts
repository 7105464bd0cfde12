import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { insertRate } from '../payments/rates-repository.ts';

const { player, db, clock } = await startServer();
const { call } = player({ id: 1 });

/** Sends a request with the ETag of an earlier response. */
const askAgain = (path: string, tag: string | null, method = 'GET') =>
  call<unknown>(method, path, {
    // Without `Cache-Control`, `fetch` would add `no-cache` and receive the whole response.
    headers: { 'If-None-Match': tag ?? '', 'Cache-Control': 'max-age=0' },
  });

const constant = [
  '/level',
  '/country',
  '/payment/tariff',
  '/payment/exchange-rate',
  '/payment/bonus-threshold',
];

test.each(constant)('%s is 304 without a body for a client that has it', async (path) => {
  const first = await call('GET', path);
  const tag = first.headers.get('ETag');
  const again = await askAgain(path, tag);
  expect([again.status, again.body]).toEqual([304, '']);
  expect(again.headers.get('ETag')).toBe(tag);
  expect(again.headers.get('Cache-Control')).toBe('private, max-age=60');
  expect((await askAgain(path, tag, 'HEAD')).status).toBe(304);
  expect((await askAgain(path, '"another"')).body).toEqual(first.body);
});

test('a response that changes has no ETag', async () => {
  for (const path of ['/user/me', '/leaderboard/top?level_id=1', '/user/taps/me']) {
    expect((await call('GET', path)).headers.get('ETag')).toBeNull();
  }
});

test('a new rate gives new prices to a client that has the old ones', async () => {
  const first = await call<{ rate: number }[]>('GET', '/payment/exchange-rate');
  await insertRate(db, {
    currency: 'TON',
    rate: 0.004,
    at: clock.now(),
    operator: 'ada',
    reason: 'TON fell',
  });
  clock.time += 11_000;
  const again = await askAgain('/payment/exchange-rate', first.headers.get('ETag'));
  expect(again.status).toBe(200);
  expect(again.body).not.toEqual(first.body);
});
