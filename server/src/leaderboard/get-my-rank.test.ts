import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createPlayer } from '../../test/create-player.ts';
import { startServer } from '../../test/start-server.ts';

const { player, db } = await startServer();

/** Sets the total taps of these users and records the changes, as `count_taps()` does. */
async function setTotal(total: number, userIds: readonly number[]) {
  await sql`
    insert into rank_change (before, after)
    select array_agg(total), array_agg(${total}::bigint) from tap_balance where user_id = any(${userIds})`.execute(
    db,
  );
  await db.updateTable('tap_balance').set({ total }).where('user_id', 'in', userIds).execute();
}

/** Sets the total taps of a player to `total`, and those of all other users to 0. */
async function startWith(total: number, telegramId: number) {
  const { call } = player({ id: telegramId });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  const users = await db.selectFrom('users').select('id').execute();
  await setTotal(
    0,
    users.map(({ id }) => id),
  );
  await setTotal(total, [me.id]);
  return call;
}

test('[API-25] a player without taps has no leaderboard entry', async () => {
  const { status, headers, body } = await player({ id: 1 }).call('GET', '/leaderboard/me');
  expect([status, headers.get('Content-Type'), body]).toEqual([
    200,
    'application/json; charset=utf-8',
    null,
  ]);
});

test('[API-25] [ENT-10] the rank is one more than the players with strictly more taps', async () => {
  const call = await startWith(700, 2);
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  await createPlayer(db, { total: 700 });
  await createPlayer(db, { total: 701 });
  expect((await call('GET', '/leaderboard/me')).body).toEqual({
    user_id: me.id,
    display_name: `bold_${me.id}`,
    total_taps: 700,
    rank: 2,
    level_rank: 2,
    country_id: null,
    referrals_count: 0,
  });
});

test.each([
  [99, { rank: 4, level_rank: 1 }],
  [100, { rank: 3, level_rank: 2 }],
  [999, { rank: 2, level_rank: 1 }],
  [5_000_000, { rank: 1, level_rank: 1 }],
])(
  'with %i taps the rank within the level leaves out the players of other levels',
  async (total, ranks) => {
    const call = await startWith(total, 3);
    for (const other of [1, 99, 100, 998, 1_000]) await createPlayer(db, { total: other });
    expect((await call('GET', '/leaderboard/me')).body).toMatchObject(ranks);
  },
);

test.each([51, 100])(
  '[R223] [R431] with 50 taps, a banned player with %i taps changes neither the rank nor the rank within the level',
  async (total) => {
    const call = await startWith(50, 4);
    await banPlayer(db, (await createPlayer(db, { total })).userId);
    expect((await call('GET', '/leaderboard/me')).body).toMatchObject({ rank: 1, level_rank: 1 });
  },
);
