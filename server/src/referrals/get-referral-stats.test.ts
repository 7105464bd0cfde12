import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const host = player({ id: 1 });
const guest = player({ id: 2 });

test('[API-16] [ENT-19] every player can read how many joined with a player’s code', async () => {
  const { body: own } = await host.call<{ code: string; user_id: number }>(
    'GET',
    '/user/referrals/code',
  );
  await guest.call('POST', '/user/referrals/set-code', { body: { code: own.code } });
  const { body } = await guest.call('GET', `/user/referrals/stats/${own.user_id}`);
  expect(body).toEqual({ ...own, referred_users_count: 1 });
});

test('a player who does not exist has no stats', async () => {
  const { status, body } = await host.call('GET', '/user/referrals/stats/999999');
  expect([status, body]).toMatchObject([404, { code: 'USER_NOT_FOUND' }]);
});
