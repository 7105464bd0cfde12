import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { LiveSocket } from '../live-socket.ts';
import { startLive } from '../start-live.ts';
import { startBadNetwork } from './bad-network.ts';
import { extent } from './extent.ts';

const sockets = extent(20, 100);
const lookEveryMs = 30_000;
const { db } = await createDatabase();
afterEach(() => {
  vi.useRealTimers();
});

test('sockets whose other ends vanished are closed, and those of present clients are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { base, connect, deps } = await startLive(db);
  const network = await startBadNetwork(
    () => ({ host: '127.0.0.1', port: Number(new URL(base).port) }),
    () => 0,
  );
  const online = async () => (await deps.metrics.liveSockets.get()).values[0]?.value;
  const player = await createPlayer(db, { available: 1_000 });
  const reachable = await connect(player);
  const players = await Promise.all(Array.from({ length: sockets }, () => createPlayer(db)));
  await Promise.all(
    players.map(({ telegramId }) =>
      LiveSocket.open(`http://127.0.0.1:${network.port}`, telegramId, deps.clock.now()),
    ),
  );
  await expect.poll(online).toBe(sockets + 1);

  network.fault = 'blackholes';
  vi.advanceTimersByTime(lookEveryMs);
  // The server reads frames in order: after the second response it has also received the pong to its ping.
  for (const seq of [1, 2]) {
    reachable.tap({ taps: 5, session: 's', seq });
    expect(await reachable.nextResponse()).toMatchObject({ applied: 5, seq });
  }
  expect(await online()).toBe(sockets + 1);
  vi.advanceTimersByTime(lookEveryMs);
  await expect.poll(online).toBe(1);
  reachable.tap({ taps: 5, session: 's', seq: 3 });
  expect(await reachable.nextResponse()).toMatchObject({ applied: 5, seq: 3 });
});
