import type { Reply } from '@bold/sdk/contract';
import { idempotencyKeysPerUser } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { countChanges } from '../../test/count-changes.ts';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { respondOnce } from './idempotency.ts';
import { claimKey, deleteOldResponses } from './idempotency-repository.ts';

const { db } = await createDatabase();
const { log, messages, requestIds } = recordingLog();
const requestId = 'id-of-the-request';
const hour = 3_600_000;

/** Creates a player, and a clock that advances only when the test sets its time. */
async function caller() {
  const { userId } = await createPlayer(db);
  const clock = { time: Date.parse('2026-11-20T12:00:00Z'), now: () => new Date(clock.time) };
  /** The status of each run of the operation. */
  const runs: number[] = [];
  const ask = (
    change: { key?: string; body?: unknown; status?: number; operationId?: string } = {},
  ) => {
    const { key = 'a-key-of-mine', body = { n: 1 }, status = 200, operationId = 'buy' } = change;
    return respondOnce(
      { db, clock, log },
      { userId, operationId, key, body, requestId },
      async () => {
        runs.push(status);
        return { status, body: { z: runs.length, a: 1 }, headers: {} };
      },
    );
  };
  return { userId, clock, runs, ask };
}

/** Starts a request that gets its response when the test calls `resolve` or `reject`. */
async function startRequest({ userId, clock }: Awaited<ReturnType<typeof caller>>) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const run = vi.fn(() => promise);
  const request = { userId, operationId: 'buy', key: 'a-key-of-mine', body: { n: 1 }, requestId };
  const reply = respondOnce({ db, clock, log }, request, run);
  await expect.poll(() => run.mock.calls).toHaveLength(1);
  return { reply, resolve, reject };
}

/** Starts a request, then a second request that takes over the key of the first one. */
async function takeOver() {
  const player = await caller();
  const first = await startRequest(player);
  player.clock.time += 60_000;
  return { first, second: await startRequest(player), ask: player.ask };
}

const response = (status: number): Reply => ({ status, body: null, headers: {} });

test('the first response is repeated unchanged, and the work is done once', async () => {
  const { ask, runs } = await caller();
  const responses = [await ask(), await ask(), await ask()].map((reply) => JSON.stringify(reply));
  expect(new Set(responses).size).toBe(1);
  expect(runs).toHaveLength(1);
});

test('a refusal is repeated like any other response', async () => {
  const { ask, runs } = await caller();
  expect((await ask({ status: 409 })).status).toBe(409);
  expect((await ask()).status).toBe(409);
  expect(runs).toEqual([409]);
});

test.each([408, 429, 500, 503])('a %i is not stored, so a retry can succeed', async (status) => {
  const { ask } = await caller();
  await ask({ status });
  expect((await ask()).status).toBe(200);
});

test('a key belongs to one operation and one body', async () => {
  const { ask } = await caller();
  await ask();
  await expect(ask({ body: { n: 2 } })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  await expect(ask({ operationId: 'sell' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('another player may use the same key', async () => {
  const [one, other] = [await caller(), await caller()];
  await one.ask();
  await other.ask({ body: { n: 2 } });
  expect(other.runs).toHaveLength(1);
});

test('while the first request is in progress, a second one gets REQUEST_IN_PROGRESS', async () => {
  const player = await caller();
  const first = await startRequest(player);
  await expect(player.ask()).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  first.resolve(response(200));
  await first.reply;
});

test('a request that threw frees its key', async () => {
  const player = await caller();
  const first = await startRequest(player);
  first.reject(new Error('broken'));
  await expect(first.reply).rejects.toThrow('broken');
  expect((await player.ask()).status).toBe(200);
});

test('if a key cannot be freed, the client gets the response, and the key is free after a minute', async () => {
  const { userId, clock, ask } = await caller();
  await sql`create function keep_key() returns trigger language plpgsql as
    $$ begin raise exception 'The database is unavailable.'; end $$`.execute(db);
  await sql`create trigger keep_key before delete on idempotency_key for each row
    when (old.user_id = ${sql.lit(userId)}) execute function keep_key()`.execute(db);
  const request = { userId, operationId: 'buy', key: 'another-key', body: null, requestId };
  const failing = respondOnce({ db, clock, log }, request, () => Promise.reject(Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect((await ask({ status: 502 })).status).toBe(502);
  expect(messages).toEqual(Array(2).fill('An Idempotency-Key could not be freed.'));
  expect(requestIds).toEqual([requestId, requestId]);
  await sql`drop trigger keep_key on idempotency_key`.execute(db);
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  clock.time += 60_000;
  expect((await ask()).status).toBe(200);
});

test('[R127] the key of a request whose server died can be used again after a minute', async () => {
  const player = await caller();
  await startRequest(player);
  player.clock.time += 59_000;
  await expect(player.ask()).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  player.clock.time += 1_000;
  expect((await player.ask()).status).toBe(200);
});

test('[R122] [R127] another body does not take over the key of a request whose server died', async () => {
  const player = await caller();
  await startRequest(player);
  player.clock.time += 60_000;
  await expect(player.ask({ body: { n: 2 } })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('[R127] the late failure of a request does not free a key that another one took over', async () => {
  const { first, second, ask } = await takeOver();
  first.reject(new Error('lost'));
  await expect(first.reply).rejects.toThrow('lost');
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  second.resolve(response(200));
  expect(await second.reply).toEqual(await ask());
});

test('[R127] the late response of a request is not stored under a key that another one took over', async () => {
  const { first, second, ask } = await takeOver();
  first.resolve(response(409));
  await first.reply;
  await expect(ask()).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
  second.resolve(response(200));
  expect(await second.reply).toEqual(await ask());
});

test('a key is valid for 24 hours and then free again', async () => {
  const { ask, clock, runs } = await caller();
  await ask();
  clock.time += 24 * hour - 1;
  await ask({ body: { n: 1 } });
  expect(runs).toHaveLength(1);
  clock.time += 1;
  await ask({ body: { n: 2 } });
  expect(runs).toHaveLength(2);
});

test('stored responses are deleted after 24 hours', async () => {
  const { userId, ask, clock } = await caller();
  const stored = () => db.selectFrom('idempotency_key').where('user_id', '=', userId).selectAll();
  await ask();
  await deleteOldResponses({ db, clock });
  expect(await stored().execute()).toHaveLength(1);
  clock.time += 24 * hour;
  await deleteOldResponses({ db, clock });
  expect(await stored().execute()).toHaveLength(0);
});

test('stored responses are deleted in chunks, without the key that is claimed again meanwhile', async () => {
  const { userId, ask, clock } = await caller();
  await db.deleteFrom('idempotency_key').execute();
  const keys = ['one', 'two', 'three', 'four', 'again'];
  for (const key of keys) await ask({ key });
  clock.time += 24 * hour;
  const counted = countChanges(db);
  await db.transaction().execute(async (tx) => {
    await claimKey(tx, { userId, key: 'again', fingerprint: 'new', startedAt: clock.now() });
    await deleteOldResponses({ db: counted.db, clock }, 2);
  });
  expect(counted.changes).toEqual([2, 2, 0]);
  const stored = db.selectFrom('idempotency_key').select('key').where('user_id', '=', userId);
  expect(await stored.execute()).toEqual([{ key: 'again' }]);
});

test('a player has a thousand keys: a new one is refused until the oldest expires, a stored one is repeated', async () => {
  const { userId, clock, runs, ask } = await caller();
  await ask({ key: 'the-oldest' });
  clock.time += hour;
  const rows = Array.from({ length: idempotencyKeysPerUser - 1 }, (_, at) => ({
    user_id: userId,
    key: `key-${at}`,
    fingerprint: '',
    started_at: clock.now(),
    reply: null,
  }));
  await db.insertInto('idempotency_key').values(rows).execute();

  await expect(ask({ key: 'one-more' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'Retry-After': `${23 * 3600}` },
  });
  expect((await ask({ key: 'the-oldest' })).status).toBe(200);
  expect(runs).toHaveLength(1);
  clock.time += 23 * hour;
  expect((await ask({ key: 'one-more' })).status).toBe(200);
});
