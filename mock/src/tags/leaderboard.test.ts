import type { LeaderboardEntry } from '@bold/sdk';
import { compareEntries, currentLevel } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer, type TestPlayer } from '../player.fixture.ts';
import { levelList } from './levels.ts';

const mock = setupMock();

const top = async (player: TestPlayer, query = '') =>
  (await player.get(`/leaderboard/top${query}`)).json as unknown as LeaderboardEntry[];

test('a level shows its first ten members in the board’s order', async () => {
  const pink = await top(await startPlayer(1), '?level_id=2');

  expect(pink).toHaveLength(10);
  expect(pink).toEqual(pink.toSorted(compareEntries));
  expect(new Set(pink.map(({ total_taps }) => currentLevel(levelList, total_taps)?.id))).toEqual(
    new Set([2]),
  );
});

test('the world’s first ten come from all levels, the first with rank 1', async () => {
  const world = await top(await startPlayer(1));

  expect(world[0]?.rank).toBe(1);
  expect(world.map(({ total_taps }) => total_taps).every((taps) => taps >= 1_000_000)).toBe(true);
});

test('players with equal totals share a rank, and the one with more invites is listed first', async () => {
  const player = await startPlayer(1);
  const [first, second, guest] = mock.world.players.slice(-4);
  if (!first || !second || !guest) throw new Error('The world has too few players.');
  for (const other of mock.world.players) other.referrerId = null;
  first.totalTaps = 50_000_000;
  second.totalTaps = 50_000_000;
  guest.referrerId = second.id;

  const [leader, follower] = await top(player);

  expect(leader).toMatchObject({ user_id: second.id, rank: 1 });
  expect(follower).toMatchObject({ user_id: first.id, rank: 1 });
});

test('the player’s own rank is null before the first tap, and the rank in the world after it', async () => {
  const player = await startPlayer(1);
  expect((await player.get('/leaderboard/me')).json).toBeNull();
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();
  socket.send({ multiplier: 1, taps: 7, tg_user_id: 1 });
  await socket.next();

  expect((await player.get('/leaderboard/me')).json).toMatchObject({
    total_taps: 7,
    referrals_count: 0,
  });
});

test('an unknown level is refused with LEVEL_NOT_FOUND', async () => {
  const player = await startPlayer(1);

  expect(await player.get('/leaderboard/top?level_id=99')).toMatchObject({
    status: 404,
    json: { code: 'LEVEL_NOT_FOUND' },
  });
});

test('a banned player is on no list and counts for no rank', async () => {
  const player = await startPlayer(1);
  const [first, second] = await top(player);
  const banned = mock.world.players.find(({ id }) => id === first?.user_id);
  Object.assign(banned ?? {}, { isBanned: true });
  expect((await top(player))[0]).toEqual({ ...second, rank: 1 });
});

test('banned players count for no rank in the level', async () => {
  const player = await startPlayer(1);
  await player.get('/user/me');
  for (const other of mock.world.players) other.isBanned = other.telegramId !== 1;
  Object.assign(mock.world.players.at(-1) ?? {}, { totalTaps: 100 });

  expect((await player.get('/leaderboard/me')).json).toMatchObject({ rank: 1, level_rank: 1 });
});
