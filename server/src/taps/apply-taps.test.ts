import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findTapDifferences } from '../audit/audit-taps.ts';
import { shardsOf, singleDatabase } from '../database/shards.ts';
import { applyTaps } from './apply-taps.ts';
import { readBalance } from './balance-repository.ts';
import { multiplierThreshold } from './multiplier-threshold.ts';
import { rollUpTaps } from './roll-up-taps.ts';
import type { TapMessage } from './tap-message.ts';
import { TapModel } from './tap-model.fixture.ts';

const { db } = await createDatabase();
const now = new Date('2026-11-20T10:59:59.999Z');

const message = (userId: number, rest: Partial<TapMessage> = {}): TapMessage => ({
  userId,
  session: null,
  seq: null,
  multiplier: 1,
  taps: 1,
  ...rest,
});
const apply = (...messages: TapMessage[]) => applyTaps(db, now, messages);

test('[TAP-02] taps stop at the last whole one that the balance allows', async () => {
  const { userId } = await createPlayer(db, { available: 5, total: 100 });
  expect(await apply(message(userId, { multiplier: 2, taps: 17 }))).toEqual([
    { result: 'applied', applied: 2, balance: { available_taps: 1, total_taps: 104 } },
  ]);
});

test('[TAP-02] a balance equal to the multiplier still allows a tap, a smaller one changes nothing', async () => {
  const { userId } = await createPlayer(db, { available: 2, total: 100 });
  const tap = message(userId, { multiplier: 2 });
  expect((await apply(tap, tap)).map(({ applied }) => applied)).toEqual([1, 0]);
  expect(await readBalance(db, userId)).toEqual({ available_taps: 0, total_taps: 102 });
});

test('the balance is spent message by message in order of arrival', async () => {
  const { userId } = await createPlayer(db, { available: 10, total: 100 });
  const outcomes = await apply(
    message(userId, { taps: 7 }),
    message(userId, { multiplier: 2, taps: 4 }),
    message(userId, { taps: 4 }),
  );
  expect(outcomes.map(({ applied }) => applied)).toEqual([7, 1, 1]);
  expect(outcomes.map(({ balance }) => balance.available_taps)).toEqual([3, 1, 0]);
});

test('a repeated message counts once, in the same statement or a later one', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  const tap = message(userId, { session: 'a', seq: 1, taps: 10 });
  const [first, again] = await apply(tap, tap);
  const [later] = await apply(tap);
  expect(first).toMatchObject({ result: 'applied', applied: 10 });
  const balance = { available_taps: 89, total_taps: 10 };
  expect([again, later]).toEqual(Array(2).fill({ result: 'duplicate', applied: 0, balance }));
});

test('a seq below the highest one so far is a duplicate, and one after a gap is counted', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  const at = (seq: number) => message(userId, { session: 'a', seq });
  const outcomes = await apply(at(1), at(7), at(3), at(8));
  expect(outcomes.map(({ result }) => result)).toEqual([
    'applied',
    'applied',
    'duplicate',
    'applied',
  ]);
});

test('two devices of a user, and two users with equal session names, are counted separately', async () => {
  const one = await createPlayer(db, { available: 9 });
  const two = await createPlayer(db, { available: 9 });
  const outcomes = await apply(
    message(one.userId, { session: 'a', seq: 5 }),
    message(one.userId, { session: 'b', seq: 1 }),
    message(two.userId, { session: 'a', seq: 1 }),
  );
  expect(outcomes.map(({ result }) => result)).toEqual(['applied', 'applied', 'applied']);
});

test('a multiplier needs the level that grants it, which an earlier message may reach', async () => {
  const { userId } = await createPlayer(db, { available: 50, total: 98 });
  const twice = (seq: number) => message(userId, { session: 'a', seq, multiplier: 2 });
  const outcomes = await apply(twice(1), message(userId, { taps: 2 }), twice(2));
  expect(outcomes.map(({ result }) => result)).toEqual([
    'multiplier-not-reached',
    'applied',
    'applied',
  ]);
  expect(outcomes.at(-1)?.balance).toEqual({ available_taps: 46, total_taps: 102 });
});

test('a multiplier of a lower level remains valid, and one that no level grants is never valid', async () => {
  const { userId } = await createPlayer(db, { available: 1000, total: 20_000 });
  const [three, four] = await apply(
    message(userId, { multiplier: 3 }),
    message(userId, { multiplier: 4 }),
  );
  expect(three?.result).toBe('applied');
  expect(four).toMatchObject({ result: 'multiplier-not-reached', applied: 0 });
});

test('taps are rolled up per user and UTC hour', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  const tap = [message(userId, { taps: 10 })];
  await applyTaps(db, now, tap);
  await applyTaps(db, now, tap);
  await applyTaps(db, new Date('2026-11-20T11:00:00Z'), tap);
  await rollUpTaps(singleDatabase(db));
  const hours = db.selectFrom('tap_hour').select(['hour', 'spent']).where('user_id', '=', userId);
  expect(await hours.orderBy('hour').execute()).toEqual([
    { hour: new Date('2026-11-20T10:00:00Z'), spent: 20 },
    { hour: new Date('2026-11-20T11:00:00Z'), spent: 10 },
  ]);
});

test('the hour of taps is that of UTC, also if the time zone of the database is half an hour off', async () => {
  const { userId } = await createPlayer(db, { available: 9 });
  const hours = await db.transaction().execute(async (tx) => {
    await sql`set local time zone 'Asia/Kolkata'`.execute(tx);
    for (const seq of [1, 2]) await applyTaps(tx, now, [message(userId, { session: 'a', seq })]);
    await rollUpTaps({ shards: shardsOf([tx]) });
    return tx.selectFrom('tap_hour').select('hour').where('user_id', '=', userId).execute();
  });
  expect(hours).toEqual([{ hour: new Date('2026-11-20T10:00:00Z') }]);
});

test('a batch that is the next of its session counts beside one that begins a session', async () => {
  const players = await Promise.all([1, 2, 3].map(() => createPlayer(db, { available: 9 })));
  const [next, fresh, poor] = players.map(({ userId }) => userId) as [number, number, number];
  await apply(...[next, poor].map((id) => message(id, { session: 'a', seq: 1, taps: 5 })));
  const of = (userId: number, seq: number, taps: number) =>
    message(userId, { session: 'a', seq, taps });
  const outcomes = await apply(of(poor, 2, 5), of(fresh, 1, 2), of(next, 2, 3), of(next, 3, 3));
  expect(outcomes.map(({ result, applied }) => [result, applied])).toEqual([
    ['applied', 4],
    ['applied', 2],
    ['applied', 3],
    ['applied', 1],
  ]);
  expect(outcomes.map(({ balance }) => balance.available_taps)).toEqual([0, 7, 1, 0]);
});

test('taps that are rolled up while players tap are neither lost nor doubled', async () => {
  const { userId } = await createPlayer(db, { available: 400 });
  const counted: Promise<unknown>[] = [];
  for (let seq = 1; seq <= 40; seq += 1) {
    counted.push(apply(message(userId, { session: `s${seq}`, seq, taps: 10 })));
    if (seq % 4 === 0)
      counted.push(rollUpTaps(singleDatabase(db), 3), rollUpTaps(singleDatabase(db), 3));
  }
  await Promise.all(counted);
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
  await rollUpTaps(singleDatabase(db), 3);
  expect(await db.selectFrom('tap_journal').selectAll().execute()).toEqual([]);
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
  const hours = db.selectFrom('tap_hour').select('spent').where('user_id', '=', userId);
  expect(await hours.execute()).toEqual([{ spent: 400 }]);
});

test('a statement that fails counts no taps of any player', async () => {
  const [one, other] = [await createPlayer(db, { available: 99 }), await createPlayer(db)];
  const failing = message(other.userId, { session: 'a', seq: 1, taps: -1 });
  await expect(apply(message(one.userId), failing)).rejects.toThrow('tap_balance_total_check');
  expect(await readBalance(db, one.userId)).toEqual({ available_taps: 99, total_taps: 0 });
});

test('messages of a user without a balance get no outcome, and all others are counted', async () => {
  const [one, other] = [
    await createPlayer(db, { available: 99 }),
    await createPlayer(db, { available: 99 }),
  ];
  const lost = message(2 ** 40, { session: 'a', seq: 1 });
  const taps = [message(other.userId, { taps: 2 }), lost, message(one.userId, { taps: 3 })];
  const counted = [{ applied: 2 }, undefined, { applied: 3 }];
  expect(await apply(...taps)).toMatchObject(counted);
  expect(await apply(...taps, lost, message(one.userId, { taps: 4 }))).toMatchObject([
    ...counted,
    undefined,
    { applied: 4 },
  ]);
  expect(await apply(lost)).toEqual([]);
  expect(await readBalance(db, one.userId)).toEqual({ available_taps: 89, total_taps: 10 });
});

test('servers that count the same message at the same time count it once', async () => {
  const players = await Promise.all([1, 2, 3].map(() => createPlayer(db, { available: 60 })));
  const batch = (seq: number) =>
    players.map(({ userId }) => message(userId, { session: 'a', seq, taps: 5 }));
  // The statements have the users in different orders: one waits for the other without a deadlock.
  const rounds = [1, 2, 3, 4].flatMap((seq) => [batch(seq), batch(seq).reverse(), batch(seq)]);
  for (let round = 0; round < rounds.length; round += 3) {
    await Promise.all(rounds.slice(round, round + 3).map((messages) => apply(...messages)));
  }
  for (const { userId } of players) {
    expect(await readBalance(db, userId)).toEqual({ available_taps: 40, total_taps: 20 });
  }
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
});

test('counting any interleaving of players, devices and repeats gives the same result as counting one by one', async () => {
  const step = fc.record({
    who: fc.nat(2),
    session: fc.constantFrom('a', 'b', null),
    seq: fc.integer({ min: 1, max: 12 }),
    multiplier: fc.constantFrom(1, 2, 3, 4, 5, 10),
    taps: fc.integer({ min: 0, max: 51 }),
  });
  const start = fc.record({ available: fc.nat(400), total: fc.constantFrom(0, 90, 990, 4990) });
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 25 }), { maxLength: 6 });

  await fc.assert(
    fc.asyncProperty(fc.tuple(start, start, start), batches, async (starts, rounds) => {
      const ids = await Promise.all(
        starts.map(async (balance) => (await createPlayer(db, balance)).userId),
      );
      const model = new TapModel(ids, starts);
      for (const round of rounds) {
        const messages = round.map(({ who, seq, session, ...tap }) => ({
          userId: ids[who] ?? 0,
          session,
          seq: session === null ? null : seq,
          ...tap,
        }));
        expect(await applyTaps(db, now, messages)).toEqual(model.apply(messages));
      }
      expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
    }),
    { numRuns: 40, seed: 2 },
  );
});

test('a multiplier is granted from the first level that has it', () => {
  expect([1, 2, 3, 5, 10, 1000].map(multiplierThreshold)).toEqual([
    0, 100, 1000, 5000, 20_000, 5_000_000,
  ]);
});

test('every multiplier of a level is granted to players of that level', () => {
  for (const { threshold, multipliers } of levels) {
    for (const { value } of multipliers) {
      expect(multiplierThreshold(value)).toBeLessThanOrEqual(threshold);
    }
  }
});

test('a multiplier that no level has is never granted', () => {
  expect(multiplierThreshold(4)).toBe(Number.MAX_SAFE_INTEGER);
});
