import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { erasePlayer } from '../operators/erase-player.ts';

const { player, deps } = await startServer();
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

test('the answer about an erased player does not tell of the erasure', async () => {
  const { body: leaver } = await player({ id: 3 }).call<{ id: number }>('GET', '/user/me');
  await erasePlayer(deps, { userId: leaver.id, operator: 'ada', reason: 'asked by letter' }, 0);
  const detailOf = async (id: number) => {
    const { body } = await guest.call<{ detail: string }>('GET', `/user/referrals/stats/${id}`);
    return body.detail;
  };
  const unknown = await detailOf(999_999);
  expect(await detailOf(leaver.id)).toBe(unknown.replace('999999', `${leaver.id}`));
});
