import { expect, test } from 'vitest';
import { erasePlayer } from '../../src/operators/erase-player.ts';
import { banPlayer } from '../ban-player.ts';
import { createPlayer } from '../create-player.ts';
import { signInitData } from '../init-data.ts';
import { startServers } from './start-servers.ts';

const { db, one, two } = await startServers();

test('a ban closes the sockets on every server within five seconds, and both refuse the player', async () => {
  const player = await createPlayer(db, { available: 50 });
  const neighbour = await createPlayer(db, { available: 5 });
  const open = await two.connect(neighbour);
  const sockets = [await one.connect(player), await two.connect(player)];
  const before = Date.now();

  await banPlayer(db, player.userId);

  for (const socket of sockets) {
    expect(await socket.closed).toEqual({ code: 4403, reason: 'PLAYER_BANNED' });
  }
  expect(Date.now() - before).toBeLessThan(5_000);
  for (const server of [one, two]) {
    const { status, body } = await server.call<{ code: string }>(player, '/user/taps/me');
    expect([status, body.code]).toEqual([403, 'PLAYER_BANNED']);
  }
  open.tap({ taps: 1 });
  expect(await open.next()).toMatchObject({ type: 'taps', applied: 1 });

  await banPlayer(db, player.userId, 'unban');
  await expect
    .poll(async () => (await one.call(player, '/user/taps/me')).status, { timeout: 5_000 })
    .toBe(200);
  expect(await one.taps(player)).toEqual({ available_taps: 50, total_taps: 0 });
});

test('after the ban of an erased player the same init data stores the names, also without a call during the ban', async () => {
  const { userId, telegramId } = await createPlayer(db);
  const signal = await createPlayer(db);
  const raw = await signInitData({
    user: JSON.stringify({ id: telegramId, username: 'grace' }),
    auth_date: String(Math.floor(Date.now() / 1000)),
  });
  const status = async () => (await one.call(signal, '/user/me')).status;
  await one.call({ raw }, '/user/me');
  for (const id of [userId, signal.userId]) await banPlayer(db, id);
  await expect.poll(status, { timeout: 5_000 }).toBe(403);
  await erasePlayer({ db }, { userId, operator: 'ada', reason: 'asked' }, 0);
  for (const id of [userId, signal.userId]) await banPlayer(db, id, 'unban');
  await expect.poll(status, { timeout: 5_000 }).toBe(200);
  const { body } = await one.call({ raw }, '/user/me');
  expect(body).toMatchObject({ id: userId, username: 'grace', display_name: `bold_${userId}` });
});
