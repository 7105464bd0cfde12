import { expect, test } from 'vitest';
import { createPlayer } from '../create-player.ts';
import { startServers } from './start-servers.ts';

const { db, redis, one, two } = await startServers({ LIMIT_USER_REQUESTS_PER_MINUTE: '6' });

/** Makes so many calls, to each server in turn, and returns their statuses. */
async function askInTurn(player: { telegramId: number }, times: number) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    statuses.push((await (at % 2 === 0 ? one : two).call(player, '/level')).status);
  }
  return statuses;
}

test('a player has one limit across all servers', async () => {
  const player = await createPlayer(db);
  expect(await askInTurn(player, 8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await askInTurn(await createPlayer(db), 1)).toEqual([200]);
});

test('without Redis each server counts for itself', async () => {
  redis.cut();
  for (const { output } of [one, two]) {
    await expect.poll(() => output.out).toContain('Redis is down');
  }
  const player = await createPlayer(db);
  expect(await askInTurn(player, 14)).toEqual([...Array(12).fill(200), 429, 429]);
});
