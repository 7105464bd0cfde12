import { expect, test } from 'vitest';
import { createPlayer } from '../create-player.ts';
import { startServers } from './start-servers.ts';

const { db, redis, one, two } = await startServers({
  LIMIT_USER_REQUESTS_PER_MINUTE: '6',
  LIMIT_NAME_CHECKS_PER_MINUTE: '3',
  // So slow that no message is earned while a test runs.
  LIMIT_LIVE_MESSAGES_PER_SECOND: '1',
  LIMIT_LIVE_BURST: '200',
});

/** Makes calls to the two servers in turn. Returns the statuses of the responses. */
async function askInTurn(player: { telegramId: number }, times: number, path = '/level') {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    statuses.push((await (at % 2 === 0 ? one : two).call(player, path)).status);
  }
  return statuses;
}

test('a player has one limit across all servers', async () => {
  const player = await createPlayer(db);
  expect(await askInTurn(player, 8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await askInTurn(await createPlayer(db), 1)).toEqual([200]);
});

test('the limits of a player do not count together', async () => {
  const path = '/user/me/check-display-name?display_name_to_check=Ada';
  const player = await createPlayer(db);
  expect(await askInTurn(player, 4, path)).toEqual([200, 200, 200, 429]);
  expect(await askInTurn(player, 3)).toEqual([200, 200, 429]);
});

test('a player has one bucket of live messages across all servers', async () => {
  const player = await createPlayer(db, { available: 1_000 });
  const [first, second] = [await one.connect(player), await two.connect(player)];
  for (let at = 0; at < 190; at += 1) first.tap({ taps: 1 });
  await first.take(190);

  // Alone, the second server would take 200 messages, ten seconds of these.
  let closed: { code: number } | undefined;
  void second.closed.then((close) => {
    closed = close;
  });
  const tapUntilClosed = () => {
    if (!closed) second.tap({ taps: 1 });
    return closed;
  };
  await expect.poll(tapUntilClosed, { timeout: 5_000 }).toMatchObject({ code: 4429 });
  const neighbour = await two.connect(await createPlayer(db, { available: 5 }));
  neighbour.tap({ taps: 1 });
  expect(await neighbour.nextResponse()).toMatchObject({ type: 'taps', applied: 1 });
});

test('without Redis each server counts for itself', async () => {
  redis.cut();
  for (const { output } of [one, two]) {
    await expect.poll(() => output.out).toContain('Redis is down');
  }
  const player = await createPlayer(db);
  expect(await askInTurn(player, 14)).toEqual([...Array(12).fill(200), 429, 429]);
});
