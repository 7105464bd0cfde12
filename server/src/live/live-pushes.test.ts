import { livePingSeconds } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { startLive } from '../../test/start-live.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { balanceOnly } from './receive-frame.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => void vi.useRealTimers());

const { db } = await createDatabase();

test('[R329] a balance that changes right after the upgrade reaches the connection', async () => {
  const { connect, live } = await startLive(db);
  const player = await createPlayer(db, { available: 9 });
  const socket = await connect(player);
  live.pushBalance(player.userId);
  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 9, total_taps: 0 });
});

test('[LIVE-03] a balance whose read failed is pushed later, without a message of any player', async () => {
  const { log, messages } = recordingLog();
  const { connect, live } = await startLive(db, { log });
  const socket = await connect(await createPlayer(db, { available: 9 }));
  await sql`alter function count_taps rename to away`.execute(db);
  await live.pushAll();
  expect(messages).toEqual(['A group of tap messages could not be committed.']);
  await sql`alter function away rename to count_taps`.execute(db);
  vi.advanceTimersByTime(livePingSeconds * 1000);
  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 9, total_taps: 0 });
});

test('[LIVE-03] a balance for which the queue has no space is pushed later', async () => {
  const { connect, live, pipeline } = await startLive(db);
  const [locked, pushed] = [await createPlayer(db), await createPlayer(db, { available: 9 })];
  const socket = await connect(pushed);
  const entry = { done: () => undefined, failed: () => undefined };
  const message = balanceOnly(locked.userId);
  await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${locked.userId} for update`.execute(tx);
    pipeline.add({ ...entry, message, mayCount: () => true });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    while (pipeline.add({ ...entry, message, mayCount: () => false }));
    await live.pushAll();
  });
  await pipeline.idle();
  expect(socket.unread).toBe(0);
  vi.advanceTimersByTime(livePingSeconds * 1000);
  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 9, total_taps: 0 });
});
