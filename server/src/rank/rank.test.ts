import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findInviteDifferences, findRankDifferences } from '../audit/audit-ranks.ts';
import { shardsOf } from '../database/shards.ts';
import { countFrom } from '../leaderboard/leaderboard-repository.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import type { TapMessage } from '../taps/tap-message.ts';
import { foldRanks } from './rank-folding.ts';

const { db } = await createDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const highest = Number.MAX_SAFE_INTEGER;

const bucketOf = async (total: number) =>
  (
    await sql<{ own: number; lowest: number }>`
    select rank_bucket(${total}) as own, rank_floor(rank_bucket(${total})) as lowest`.execute(db)
  ).rows[0] ?? { own: 0, lowest: 0 };

/** Returns the exact number of users with `least` or more taps. Does not use the buckets. */
async function countAll(least: number): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select count(*) as users from tap_balance where total >= ${least}`.execute(db);
  return rows[0]?.users ?? 0;
}

const tap = (userId: number, taps: number): TapMessage => ({
  userId,
  session: null,
  seq: null,
  multiplier: 1,
  taps,
});

test('buckets keep the order of totals up to 2^53, and each begins at its stated total', async () => {
  const total = fc.oneof(
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: 1, max: 10_000_000 }),
    fc.integer({ min: 1, max: highest }),
  );
  await fc.assert(
    fc.asyncProperty(total, total, async (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const [lower, upper] = [await bucketOf(low), await bucketOf(high)];
      expect(lower.own).toBeLessThanOrEqual(upper.own);
      expect(lower.lowest).toBeLessThanOrEqual(low);
      expect(await bucketOf(lower.lowest)).toEqual(lower);
      if (lower.lowest > 1) {
        expect((await bucketOf(lower.lowest - 1)).own).toBeLessThan(lower.own);
      }
    }),
    {
      numRuns: 200,
      seed: 3,
      examples: [
        [1023, 1024],
        [1024, 1025],
        [highest - 1, highest],
      ],
    },
  );
});

test('after any changes and folds the count equals a full count', async () => {
  const ids: number[] = [];
  for (const total of [0, 0, 1, 50, 99, 99, 99, 1023, 1024, 1025, 1199, 1199, 20_000, 5_000_000]) {
    ids.push((await createPlayer(db, { total, available: 1_000_000 })).userId);
  }
  const step = fc.oneof(
    fc.record({ who: fc.nat(ids.length - 1), taps: fc.integer({ min: 1, max: 51 }) }),
    fc.constant('fold' as const),
  );
  const asked = fc.oneof(fc.integer({ min: 1, max: 1300 }), fc.integer({ min: 1, max: highest }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 12 })), asked, async (rounds, least) => {
      for (const round of rounds) {
        const messages = round.flatMap((it) =>
          it === 'fold' ? [] : [tap(ids[it.who] ?? 0, it.taps)],
        );
        await applyTaps(db, now, messages);
        if (messages.length < round.length) await foldRanks(db);
        expect(await countFrom(shardsOf([db]), least)).toBe(await countAll(least));
      }
      expect(await findRankDifferences(shardsOf([db]))).toEqual([]);
    }),
    { numRuns: 40, seed: 11 },
  );
});

test('players who share a small total are not counted one by one', async () => {
  const read = sql<{ rows: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid))::bigint as rows from pg_class
    where oid in ('tap_balance'::regclass, 'tap_balance_place'::regclass)`;
  await Promise.all(
    Array.from({ length: 60 }, () => createPlayer(db, { available: 100, total: 700 })),
  );
  await foldRanks(db);
  await db.transaction().execute(async (tx) => {
    // The table is so small that the planner would otherwise read it whole.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`discard plans`.execute(tx);
    const before = (await read.execute(tx)).rows[0]?.rows ?? Number.NaN;
    const users = await countFrom(shardsOf([tx]), 700);
    const above = await countFrom(shardsOf([tx]), 701);
    const after = (await read.execute(tx)).rows[0]?.rows ?? Number.NaN;
    expect(users - above).toBe(60);
    expect(after - before).toBe(0);
  });
});

test('while servers count, fold and read at the same time every rank is exact, and all changes are folded at the end', async () => {
  const ids = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const { userId } = await createPlayer(db, { available: 100_000, total: at * 37 });
      return userId;
    }),
  );
  const [slowest = 0] = ids;
  const server = async (offset: number) => {
    for (let round = 0; round < 15; round += 1) {
      const messages = ids.map((userId, at) => tap(userId, 1 + ((at + round + offset) % 51)));
      await applyTaps(db, now, messages);
    }
  };
  const fold = async () => {
    for (let round = 0; round < 20; round += 1) await foldRanks(db);
  };
  const read = async () => {
    for (let round = 0; round < 20; round += 1) {
      // Both counts are of one moment, because a statement reads one snapshot.
      const { rows } = await sql<{ quick: number; counted: number }>`
        select count_from(total) as quick, (select count(*) from tap_balance o where o.total >= b.total) as counted
        from tap_balance b where user_id = ${slowest} and total > 0`.execute(db);
      for (const { quick, counted } of rows) expect(quick).toBe(counted);
    }
  };
  await Promise.all([server(0), server(7), server(20), fold(), fold(), read()]);
  await foldRanks(db);
  const { rows } = await sql`select from rank_change`.execute(db);
  expect(rows).toHaveLength(0);
  expect(await findRankDifferences(shardsOf([db]))).toEqual([]);
});

test('rank updates of two servers do not block each other', async () => {
  const [one, two] = [
    await createPlayer(db, { available: 9 }),
    await createPlayer(db, { available: 9 }),
  ];
  await db.transaction().execute(async (tx) => {
    await applyTaps(tx, now, [tap(one.userId, 3)]);
    // The first transaction is not committed yet, and both change the same buckets.
    await applyTaps(db, now, [tap(two.userId, 3)]);
    expect(await foldRanks(db)).toBe(true);
  });
  expect(await findRankDifferences(shardsOf([db]))).toEqual([]);
});

test('a change that was rolled back does not change the ranks', async () => {
  const { userId } = await createPlayer(db, { available: 50 });
  const before = await countFrom(shardsOf([db]), 1);
  const failing = db.transaction().execute(async (tx) => {
    await applyTaps(tx, now, [tap(userId, 50)]);
    throw new Error('lost');
  });
  await expect(failing).rejects.toThrow('lost');
  expect(await countFrom(shardsOf([db]), 1)).toBe(before);
});

test.each([
  ['update rank_bucket set users = users + 1 where grain = 0 and users = 1', 'of grain 0'],
  [
    'update tap_balance set invites = invites + 2 where user_id = (select max(user_id) from tap_balance)',
    'has 2 invites',
  ],
])('the audit reports a change that bypassed the ranks: %s', async (change, message) => {
  const { userId } = await createPlayer(db, { available: 9 });
  await applyTaps(db, now, [tap(userId, 9)]);
  await db
    .transaction()
    .execute(async (tx) => {
      await foldRanks(tx);
      await sql.raw(change).execute(tx);
      const invites = await findInviteDifferences(tx);
      expect([...(await findRankDifferences(shardsOf([tx]))), ...invites].join()).toContain(
        message,
      );
      await sql`delete from rank_bucket`.execute(tx);
      expect((await findRankDifferences(shardsOf([tx]))).length).toBeGreaterThan(1);
      throw new Error('undo');
    })
    .catch((error: Error) => expect(error.message).toBe('undo'));
});

test('one fold takes at most 1 000 changes, and the next one takes the rest', async () => {
  const { db: own } = await createDatabase();
  await sql`insert into rank_change (before, after) select '{}', '{5}' from generate_series(1, 1500)`.execute(
    own,
  );
  const counts = async () => {
    const { rows } = await sql<{ left: number; folded: number }>`
      select (select count(*) from rank_change) as left,
        (select sum(users)::bigint from rank_bucket where grain = 0) as folded`.execute(own);
    return rows[0];
  };

  expect(await foldRanks(own)).toBe(false);
  expect(await counts()).toEqual({ left: 500, folded: 1_000 });
  expect(await foldRanks(own)).toBe(true);
  expect(await counts()).toEqual({ left: 0, folded: 1_500 });
});
