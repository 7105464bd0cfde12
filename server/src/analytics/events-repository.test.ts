import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { deleteExpiredProofs, spendProof, storeEvents } from './events-repository.ts';
import { sentEvent } from './sent-event.fixture.ts';

const { db } = await createDatabase();
const receivedAt = new Date('2026-11-20T12:00:00Z');
const proof = (id: string) => ({ id, expiresAt: new Date('2026-11-20T13:00:00Z') });
const store = (events: ReturnType<typeof sentEvent>[], token = 'token') =>
  storeEvents(db, { token, events, receivedAt });
const storedIn = async (platform: string) => {
  const events = await db.selectFrom('analytics.event').selectAll().execute();
  return events.filter(({ body }) => body.platform === platform);
};

test('an event is stored unchanged, under its name, user and session', async () => {
  const event = sentEvent({ platform: 'kept', wallet_type: 'a', custom_data: { taskId: 'b' } });
  await store([event]);
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

test('the stored text of an event has its properties in the order in which they came', async () => {
  const event = { ...sentEvent({ platform: 'ordered' }), zone: 1, area: 2 };
  await store([event]);
  const [stored] = await storedIn('ordered');
  expect(JSON.stringify(stored?.body)).toBe(JSON.stringify(event));
});

test('an event that equals an earlier one is dropped, in the same batch and in a later one', async () => {
  const event = sentEvent({ platform: 'twice' });
  await store([event, event]);
  await store([event, sentEvent({ platform: 'twice', note: 1 })]);
  expect(await storedIn('twice')).toHaveLength(2);
});

test('equal events under two tokens are stored twice', async () => {
  const event = sentEvent({ platform: 'tokens' });
  await store([event], 'one');
  await store([event], 'two');
  expect(await storedIn('tokens')).toHaveLength(2);
});

test('a proof is used once', async () => {
  expect(await spendProof(db, proof('once'))).toBe(true);
  expect(await spendProof(db, proof('once'))).toBe(false);
});

test('of many simultaneous requests with one proof exactly one has it', async () => {
  const results = await Promise.all(
    Array.from({ length: 12 }, () => spendProof(db, proof('race'))),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('of a batch that cannot be stored as a whole nothing is stored', async () => {
  const events = [
    sentEvent({ platform: 'broken' }),
    sentEvent({ platform: 'broken', session_id: 'not-a-uuid' }),
  ];
  await expect(store(events)).rejects.toThrow('uuid');
  expect(await storedIn('broken')).toEqual([]);
});

test('simultaneous requests with the same events in any order all succeed', async () => {
  const events = Array.from({ length: 20 }, (_, n) => sentEvent({ platform: 'tangle', n }));
  await Promise.all(
    Array.from({ length: 16 }, (_, n) => store(n % 2 ? events : events.toReversed())),
  );
  expect(await storedIn('tangle')).toHaveLength(20);
});

test('a request whose events another one is storing waits for it, and never in a circle', async () => {
  const events = [1, 2].map((n) => sentEvent({ platform: 'circle', n }));
  const digestOf = (event: object) =>
    createHash('sha256')
      .update(`token\n${JSON.stringify(event)}`)
      .digest('hex');
  const byDigest = (one: object, other: object) => (digestOf(one) < digestOf(other) ? -1 : 1);
  const [first = sentEvent(), last = sentEvent()] = events.toSorted(byDigest);
  const { waiting } = await db.transaction().execute(async (tx) => {
    const storeHere = (event: typeof first) =>
      storeEvents(tx, { token: 'token', events: [event], receivedAt });
    await storeHere(first);
    const waiting = store([last, first]);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await storeHere(last);
    return { waiting };
  });
  await waiting;
  expect(await storedIn('circle')).toHaveLength(2);
});

test('used proofs are remembered for as long as they would be valid', async () => {
  await spendProof(db, proof('mark'));
  const count = async () =>
    (await db.selectFrom('analytics.proof').where('id', '=', 'mark').selectAll().execute()).length;
  await deleteExpiredProofs({ db, clock: { now: () => new Date('2026-11-20T12:59:59Z') } });
  expect(await count()).toBe(1);
  await deleteExpiredProofs({ db, clock: { now: () => new Date('2026-11-20T13:00:00Z') } });
  expect(await count()).toBe(0);
});
