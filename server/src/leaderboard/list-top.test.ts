import { expect, onTestFinished, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createPlayer } from '../../test/create-player.ts';
import { startServer } from '../../test/start-server.ts';
import { singleDatabase } from '../database/shards.ts';
import { findEntry } from './leaderboard-repository.ts';

type Entry = { user_id: number; total_taps: number; rank: number; referrals_count: number };

const { player, db } = await startServer();
const { call } = player({ id: 1 });
const totals = [4800, 4800, 4800, 900, 100, 99, 250, 300, 350, 400, 450, 500, 550, 600, 12_000];
const ids: number[] = [];
for (const total of totals) ids.push((await createPlayer(db, { total })).userId);
const [first = 0, second = 0, third = 0] = ids;
// The second of the three players with equal totals has invited another player.
await db
  .insertInto('referral')
  .values({ user_id: first, referrer_id: second, created_at: new Date() })
  .execute();

const top = async (query = '') => (await call<Entry[]>('GET', `/leaderboard/top${query}`)).body;

test('[API-26] [ENT-10] a level lists its members by taps, then invites, then lower id', async () => {
  const entries = await top('?level_id=3');
  expect(entries.map((entry) => entry.user_id)).toEqual([second, first, third]);
  expect(entries[0]).toEqual({
    user_id: second,
    display_name: null,
    total_taps: 4800,
    rank: 2,
    country_id: null,
    referrals_count: 1,
  });
});

test('[FIN-10] equal totals share a rank, whatever their order', async () => {
  expect((await top('?level_id=3')).map(({ rank }) => rank)).toEqual([2, 2, 2]);
});

test('[BOARD-08] a level lists ten members, with their rank among all players', async () => {
  const entries = await top('?level_id=2');
  expect(entries.map(({ total_taps, rank }) => [total_taps, rank])).toEqual([
    [900, 5],
    [600, 6],
    [550, 7],
    [500, 8],
    [450, 9],
    [400, 10],
    [350, 11],
    [300, 12],
    [250, 13],
    [100, 14],
  ]);
});

test('[SEC-07] a player who has passed a level is no longer on its list', async () => {
  const members = (await top('?level_id=3')).map((entry) => entry.user_id);
  expect(members).not.toContain(ids.at(-1));
  expect((await top('?level_id=4')).map((entry) => entry.user_id)).toEqual([ids.at(-1)]);
});

test('[BOARD-09] without a level the first ten of all players are listed', async () => {
  const entries = await top();
  expect(entries.map(({ total_taps }) => total_taps).slice(0, 5)).toEqual([
    12_000, 4800, 4800, 4800, 900,
  ]);
  expect(entries).toHaveLength(10);
});

test('a level without members lists no player, and an unknown level gets 404', async () => {
  expect(await top('?level_id=10')).toEqual([]);
  expect(await top('?level_id=11')).toMatchObject({ code: 'LEVEL_NOT_FOUND' });
});

test('the response may be cached for a minute', async () => {
  const { headers } = await call('GET', '/leaderboard/top');
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
});

test('lists and ranks pass over a banned player, until the ban ends', async () => {
  const { userId } = await createPlayer(db, { total: 30_000 });
  // No list of the other tests has a banned player.
  onTestFinished(() => banPlayer(db, userId));
  const level = async () => (await top('?level_id=3')).map(({ rank }) => rank);
  const before = await level();

  await banPlayer(db, userId);
  expect((await top()).map((entry) => entry.user_id)).not.toContain(userId);
  expect((await top()).map(({ rank }) => rank).slice(0, 2)).toEqual([1, 2]);
  expect(await level()).toEqual(before.map((rank) => rank - 1));
  expect((await findEntry(singleDatabase(db), first))?.rank).toBe((before[0] ?? 0) - 1);

  await banPlayer(db, userId, 'unban');
  expect((await top())[0]).toMatchObject({ user_id: userId, rank: 1 });
  expect(await level()).toEqual(before);
});
