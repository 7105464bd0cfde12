import { expect, test } from 'vitest';
import { createPlayer } from '../../test/create-player.ts';
import { startServer } from '../../test/start-server.ts';

const { player, db } = await startServer();

test('[API-25] a player without taps has no leaderboard entry', async () => {
  const { status, headers, body } = await player({ id: 1 }).call('GET', '/leaderboard/me');
  expect([status, headers.get('Content-Type'), body]).toEqual([
    200,
    'application/json; charset=utf-8',
    null,
  ]);
});

test('[API-25] [ENT-10] the rank is one more than the players with strictly more taps', async () => {
  await createPlayer(db, { total: 700 });
  await createPlayer(db, { total: 701 });
  const { call } = player({ id: 2 });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  await db.updateTable('tap_balance').set({ total: 700 }).where('user_id', '=', me.id).execute();
  expect((await call('GET', '/leaderboard/me')).body).toEqual({
    user_id: me.id,
    display_name: `bold_${me.id}`,
    total_taps: 700,
    rank: 2,
    country_id: null,
    referrals_count: 0,
  });
});
