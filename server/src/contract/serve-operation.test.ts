import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();

test('a retry of the gift with the same key returns the first response', async () => {
  const { call } = player({ id: 1 });
  const headers = { 'Idempotency-Key': 'one-and-the-same' };
  const first = await call('POST', '/bonus/start', { headers });
  const retry = await call('POST', '/bonus/start', { headers });
  expect([retry.status, retry.body]).toEqual([200, first.body]);
  expect((await call('GET', '/user/taps/me')).body).toMatchObject({ available_taps: 99 });
});

test('[SEC-01] every operation serves any player: there are no roles', async () => {
  for (const id of [2, 3]) {
    const { call } = player({ id });
    const { body: me } = await call<{ id: number }>('GET', '/user/me');
    for (const path of [
      '/level',
      '/country',
      '/payment/exchange-rate',
      '/payment/tariff',
      '/payment/bonus-threshold',
      '/user/referrals/code',
      `/user/referrals/stats/${me.id}`,
      `/user/profile/${me.id}`,
      '/user/taps/me',
      `/user/taps/cached/${me.id}`,
      '/leaderboard/me',
      '/leaderboard/top',
    ]) {
      expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
    }
  }
});

test.each([
  ['an error in development', false, 500],
  ['logged in production, and still sent', true, 200],
])('a response that the contract does not describe is %s', async (_, production, expected) => {
  const stars = async () => 'https://elsewhere.example/$invoice';
  const { player, logLines } = await startServer({
    config: { production },
    deps: { gateways: { stars } },
  });
  const path = '/payment/gateway/invoice-link/tariff';
  const { status } = await player({ id: 1 }).call('POST', path, { body: { tariff_id: 1 } });
  expect(status).toBe(expected);
  expect(logLines.join('')).toMatch(
    /"level":50.*createTariffInvoice sends a response that the contract does not/,
  );
});
