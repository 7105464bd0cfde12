import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from '../faults/extent.ts';
import { LiveSocket } from '../live-socket.ts';
import { databaseUrl } from '../template-database.ts';
import { serverProcess } from './server-process.ts';

const { db, connection } = await createDatabase();
const players = extent(20, 200);

/**
 * Opens a socket for a new player and sends taps in the background. In the result, `received.acknowledged` counts the
 * acknowledged taps.
 */
async function tapUntilClosed(address: string) {
  const { userId, telegramId } = await createPlayer(db, { available: 1_000_000 });
  const socket = await LiveSocket.open(address, telegramId);
  const received = { acknowledged: 0 };
  const tap = (seq: number) => socket.tap({ taps: 3, session: 's', seq });
  const playing = (async () => {
    // Eight batches are unacknowledged at any time, as many as the contract allows.
    for (let seq = 1; seq <= 8; seq += 1) tap(seq);
    for (let seq = 9; ; seq += 1) {
      const response = await socket.next();
      if (response.type === 'taps') received.acknowledged += response.applied;
      tap(seq);
    }
  })();
  playing.catch(() => undefined);
  return { userId, received, closed: socket.closed };
}

test('a server that is stopped under load loses nothing that it acknowledged and is gone within ten seconds', async () => {
  const { child, ended, listening } = serverProcess({
    DATABASE_URL: databaseUrl(connection),
    LIMIT_LIVE_MESSAGES_PER_SECOND: '1000000',
    LIMIT_LIVE_BURST: '1000000',
    LOG_LEVEL: 'silent',
  });
  const address = await listening();
  const playing = await Promise.all(Array.from({ length: players }, () => tapUntilClosed(address)));
  const sum = () => playing.reduce((total, { received }) => total + received.acknowledged, 0);
  await expect.poll(sum).toBeGreaterThan(players * 100);

  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(10_000);

  for (const { userId, received, closed } of playing) {
    expect(await closed).toMatchObject({ code: 1001 });
    const { rows } = await sql<{ total: number }>`
      select total from tap_balance where user_id = ${userId}`.execute(db);
    // The server has acknowledged every tap that it counted: no connection was closed between commit and ack.
    expect(rows[0]?.total).toBe(received.acknowledged);
  }
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});
