import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { deleteExpiredProofs, storeEvents } from './events-repository.ts';
import { sentEvent } from './sent-event.fixture.ts';

const { db } = await createDatabase();
const receivedAt = new Date('2026-11-20T12:00:00Z');
const proof = (id: string) => ({ id, expiresAt: new Date('2026-11-20T13:00:00Z') });
const store = (events: ReturnType<typeof sentEvent>[], id?: string, token = 'token') =>
  storeEvents(db, { token, events, proof: id === undefined ? undefined : proof(id), receivedAt });
const storedIn = async (platform: string) => {
  const events = await db.selectFrom('analytics_event').selectAll().execute();
  return events.filter(({ body }) => body.platform === platform);
};

test('an event is stored unchanged, under its name, user and session', async () => {
  const event = sentEvent({ platform: 'kept', wallet_type: 'a', custom_data: { taskId: 'b' } });
  expect(await store([event])).toBe(true);
  expect(await storedIn('kept')).toEqual([
    {
      digest: expect.any(Buffer),
      event_name: 'app-hide',
      user_id: 279_058_397,
      session_id: event.session_id,
      body: event,
      received_at: receivedAt,
    },
  ]);
});

test('an event that equals an earlier one is dropped, in the same batch and in a later one', async () => {
  const event = sentEvent({ platform: 'twice' });
  expect(await store([event, event])).toBe(true);
  expect(await store([event, sentEvent({ platform: 'twice', note: 1 })])).toBe(true);
  expect(await storedIn('twice')).toHaveLength(2);
});

test('equal events under two tokens are stored twice', async () => {
  const event = sentEvent({ platform: 'tokens' });
  await store([event], undefined, 'one');
  await store([event], undefined, 'two');
  expect(await storedIn('tokens')).toHaveLength(2);
});

test('a used proof stores no events, and a failed insert does not use up its proof', async () => {
  expect(await store([sentEvent({ platform: 'first' })], 'once')).toBe(true);
  expect(await store([sentEvent({ platform: 'second' })], 'once')).toBe(false);
  expect(await storedIn('second')).toEqual([]);
  const broken = sentEvent({ platform: 'broken', session_id: 'not-a-uuid' });
  await expect(store([broken], 'unused')).rejects.toThrow('uuid');
  expect(await store([sentEvent({ platform: 'later' })], 'unused')).toBe(true);
});

test('of many simultaneous requests with one proof exactly one is stored', async () => {
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, n) => store([sentEvent({ platform: 'race', n })], 'race')),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await storedIn('race')).toHaveLength(1);
});

test('simultaneous requests with the same events in any order all succeed', async () => {
  const events = Array.from({ length: 20 }, (_, n) => sentEvent({ platform: 'tangle', n }));
  const results = await Promise.all(
    Array.from({ length: 16 }, (_, n) => store(n % 2 ? events : events.toReversed())),
  );
  expect(results).toEqual(Array.from({ length: 16 }, () => true));
  expect(await storedIn('tangle')).toHaveLength(20);
});

test('used proofs are remembered for as long as they would be valid', async () => {
  await store([], 'mark');
  const count = async () =>
    (await db.selectFrom('analytics_proof').where('id', '=', 'mark').selectAll().execute()).length;
  await deleteExpiredProofs({ db, clock: { now: () => new Date('2026-11-20T12:59:59Z') } });
  expect(await count()).toBe(1);
  await deleteExpiredProofs({ db, clock: { now: () => new Date('2026-11-20T13:00:00Z') } });
  expect(await count()).toBe(0);
});
