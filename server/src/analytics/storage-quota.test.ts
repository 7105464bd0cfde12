import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { readConfig } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { deleteExpiredProofs, spendProof, storeEvents } from './events-repository.ts';
import { sentEvent } from './sent-event.fixture.ts';
import { readStoredBytes, StorageQuota } from './storage-quota.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const config = readConfig({ ANALYTICS_MAX_BYTES: '1000' });
const proof = { id: 'one', expiresAt: later(3_600_000) };

/** Returns a new database, and `store(...events)`, which stores events in it. */
async function start() {
  const { db } = await createDatabase();
  const store = (...events: ReturnType<typeof sentEvent>[]) =>
    storeEvents(db, { token: 'token', events, receivedAt: now });
  return { db, store };
}

/** Returns the number of bytes that `analytics.count_bytes()` counts for an event. */
const bytesOf = (event: object) =>
  Math.floor((Buffer.byteLength(JSON.stringify(event)) * 4) / 3) + 256;

test('what is stored is counted, duplicates are not, and what is deleted is subtracted', async () => {
  const { db, store } = await start();
  const [one, two] = [sentEvent({ n: 'ж' }), sentEvent({ n: 2 })];
  await Promise.all([store(one, two), store(one), store(two, one)]);
  expect(await readStoredBytes(db)).toBe(bytesOf(one) + bytesOf(two));
  await spendProof(db, proof);
  await spendProof(db, proof);
  expect(await readStoredBytes(db)).toBe(bytesOf(one) + bytesOf(two) + 200);

  const clock = { now: () => later(91 * 86_400_000) };
  await deleteOldEvents({ db, config, clock }, 1);
  await deleteExpiredProofs({ db, clock });
  expect(await readStoredBytes(db)).toBe(0);
});

test('the storage is full at the limit, at the latest ten seconds after another server filled it', async () => {
  const { db, store } = await start();
  const log = pino({ level: 'silent' });
  const quota = new StorageQuota({ db, config, log, metrics: createMetrics() });
  expect(await quota.isFull(now)).toBe(false);
  await store(sentEvent({ n: 3 }), sentEvent({ n: 4 }), sentEvent({ n: 5 }));
  expect(await quota.isFull(later(9_999))).toBe(false);
  expect(await quota.isFull(later(10_000))).toBe(true);
});

test('what this server stored counts at once', async () => {
  const empty = await createDatabase();
  const log = pino({ level: 'silent' });
  const quota = new StorageQuota({ db: empty.db, config, log, metrics: createMetrics() });
  expect(await quota.isFull(now)).toBe(false);
  quota.add(1, 557);
  expect(await quota.isFull(now)).toBe(false);
  quota.add(0, 1);
  expect(await quota.isFull(now)).toBe(true);
});

test('the size is read again after a read that failed', async () => {
  const empty = await createDatabase();
  let isAway = true;
  const unsteady = empty.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('The database is unavailable.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const log = pino({ level: 'silent' });
  const quota = new StorageQuota({ db: unsteady, config, log, metrics: createMetrics() });
  await expect(quota.isFull(now)).rejects.toThrow('unavailable');
  isAway = false;
  expect(await quota.isFull(now)).toBe(false);
});

test('the size is read again after the clock was set back, and each time that it is reached is logged', async () => {
  const empty = await createDatabase();
  const { log, messages } = recordingLog();
  const quota = new StorageQuota({ db: empty.db, config, log, metrics: createMetrics() });
  for (const hours of [3, 2, 1]) {
    expect(await quota.isFull(later(hours * 3_600_000))).toBe(false);
    quota.add(4, 0);
    expect(await quota.isFull(later(hours * 3_600_000))).toBe(true);
    expect(await quota.isFull(later(hours * 3_600_000))).toBe(true);
  }
  expect(messages).toEqual(
    Array(3).fill(expect.stringContaining('have reached ANALYTICS_MAX_BYTES')),
  );
});
