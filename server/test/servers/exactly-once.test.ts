import { expect, test } from 'vitest';
import { findRankDifferences } from '../../src/audit/audit-ranks.ts';
import { findTapDifferences } from '../../src/audit/audit-taps.ts';
import { shardsOf, singleDatabase } from '../../src/database/shards.ts';
import { createPlayer } from '../create-player.ts';
import type { LiveSocket } from '../live-socket.ts';
import { startServers } from './start-servers.ts';

const { db, start, one, two } = await startServers({
  LIMIT_LIVE_MESSAGES_PER_SECOND: '1000000',
  LIMIT_LIVE_BURST: '1000000',
});
const batches = 120;
const tapsEach = 3;

test('taps that are sent to another server after a kill count once, whatever was acknowledged', async () => {
  const players = await Promise.all(
    Array.from({ length: 12 }, () => createPlayer(db, { available: 10_000 })),
  );
  const acked = players.map(() => 0);

  /** Sends the unacknowledged batches, and reads acks until every batch is acknowledged or the socket closes. */
  async function play(socket: LiveSocket, at: number) {
    const first = (acked[at] ?? 0) + 1;
    for (let seq = first; seq <= batches; seq += 1) {
      socket.tap({ taps: tapsEach, session: 's', seq });
    }
    const reading = (async () => {
      while ((acked[at] ?? 0) < batches) {
        const response = await socket.next();
        if (response.type === 'taps') acked[at] = Math.max(acked[at] ?? 0, response.seq ?? 0);
      }
    })();
    await Promise.race([reading, socket.closed]);
  }

  const sockets = await Promise.all(players.map((player) => one.connect(player)));
  const playing = sockets.map(play);
  await expect.poll(() => acked.some((seq) => seq > 5), { interval: 1 }).toBe(true);
  await one.kill();
  await Promise.all(playing);
  const third = await start();
  await Promise.all(
    players.map(async (player, at) => play(await (at % 2 === 0 ? two : third).connect(player), at)),
  );

  expect(acked).toEqual(players.map(() => batches));
  for (const player of players) {
    expect(await two.taps(player)).toEqual({
      available_taps: 10_000 - batches * tapsEach,
      total_taps: batches * tapsEach,
    });
  }
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
  expect(await findRankDifferences(shardsOf([db]))).toEqual([]);
});
