import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import type { Database } from '../database/schema.ts';
import { startSdkClient } from './sdk-client.fixture.ts';

const bodiesIn = async (db: Kysely<Database>) => {
  const events = await db.selectFrom('analytics.event').select('body').execute();
  return events.map(({ body }) => body);
};

test('[ANA-01] [ANA-22] every event of the SDK’s client arrives once, each batch with a new proof', async () => {
  const { port, db } = await startServer();
  const { window, analytics, posts, pass } = startSdkClient(`http://127.0.0.1:${port}/analytics`);
  const detail = { type: 'connection-completed', is_success: true, wallet_address: '0:11' };
  window.dispatchEvent(new CustomEvent('ton-connect-connection-completed', { detail }));
  for (let n = 0; n < 44; n += 1) analytics.record('custom-event', { n });
  await pass(3_000 + 2 * 2_000);

  const bodies = await bodiesIn(db);
  expect(bodies).toHaveLength(46);
  expect(bodies).toContainEqual(
    expect.objectContaining({ event_name: 'app-init', user_id: 42, start_param: 'REFada' }),
  );
  expect(bodies).toContainEqual(
    expect.objectContaining({ event_name: 'connection-completed', wallet_address: '0:11' }),
  );
  expect(posts.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(posts[0]?.proof).toMatch(/^\d+(,\d+)+$/);
  expect(new Set(posts.map(({ proof }) => proof))).toHaveProperty('size', 3);
});

test('[ANA-11] after an expired proof the client solves a new task, and no event is lost', async () => {
  const server = await startServer();
  const { analytics, posts, pass } = startSdkClient(`http://127.0.0.1:${server.port}/analytics`);
  await pass(3_000);
  server.clock.time += 3 * 3_600_000;
  analytics.record('custom-event', { n: 1 });
  await pass(2_000 + 3_000);

  expect(posts.map(({ status }) => status)).toEqual([202, 429, 202]);
  expect(await bodiesIn(server.db)).toHaveLength(2);
});

test('[ANA-16] after a lost response the same events are sent again and stored once', async () => {
  const { port, db } = await startServer();
  const { posts, pass } = startSdkClient(`http://127.0.0.1:${port}/analytics`, 1);
  await pass(3_000 + 2_000 + 3_000 + 4_000);

  // The request whose response was lost had used the proof up.
  expect(posts.map(({ status }) => status)).toEqual([202, 429, 202]);
  expect(await bodiesIn(db)).toHaveLength(1);
});

test('[ANA-06] a client that can solve no task gets its events through without a proof', async () => {
  const { port, db } = await startServer();
  const noWorker = () => Promise.reject(new Error('no worker'));
  const { analytics, posts, pass } = startSdkClient(
    `http://127.0.0.1:${port}/analytics`,
    0,
    noWorker,
  );
  await pass(5_000);
  analytics.record('custom-event', { n: 1 });
  await pass(2_000 + 2 * 5_000);

  // The value of an accepted batch without a proof is not valid as a proof, and neither is that of a 429.
  expect(posts.map(({ status }) => status)).toEqual([202, 429, 429, 202]);
  expect(posts.map(({ proof }) => proof !== null)).toEqual([false, true, true, false]);
  expect(await bodiesIn(db)).toHaveLength(2);
});
