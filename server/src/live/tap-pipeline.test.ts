import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readBalance } from '../taps/balance-repository.ts';
import type { TapMessage } from '../taps/tap-message.ts';
import { balanceOnly } from './receive-frame.ts';
import { openTapPipeline } from './tap-pipeline.ts';

const { db } = await createDatabase();

test('after a commit that failed, the balances of its players are pushed once with the next commit', async () => {
  const pushed: number[] = [];
  const deps = testDeps(db, { pushBalance: (userId) => pushed.push(userId) });
  const pipeline = openTapPipeline(deps);
  const tap = (userId: number, seq: number) =>
    new Promise((resolve) => {
      pipeline.add({
        message: { userId, session: 'a', seq, multiplier: 1, taps: 1 },
        mayCount: () => true,
        done: ({ result }) => resolve(result),
        failed: () => resolve('failed'),
      });
    });
  const [one, other] = [
    await createPlayer(db, { available: 9 }),
    await createPlayer(db, { available: 9 }),
  ];
  await tap(one.userId, 1);

  // The first statement of the group counts the second batch of `one`, and the second statement fails.
  await sql`alter function count_taps rename to away`.execute(db);
  const failed = await Promise.all([tap(one.userId, 2), tap(other.userId, 1)]);
  await sql`alter function away rename to count_taps`.execute(db);
  expect(failed).toEqual(['failed', 'failed']);
  expect(await readBalance(db, one.userId)).toEqual({ available_taps: 7, total_taps: 2 });
  expect(pushed).toEqual([]);

  expect([await tap(other.userId, 1), await tap(other.userId, 2)]).toEqual(['applied', 'applied']);
  expect(pushed).toEqual([one.userId, other.userId]);
  await pipeline.close();
});

test('changes of ranks that a stopped server has left are folded at the start', async () => {
  await createPlayer(db, { total: 9 });
  const pipeline = openTapPipeline(testDeps(db));
  const left = async () => (await sql`select from rank_change`.execute(db)).rows;
  await expect.poll(left).toEqual([]);
  await pipeline.close();
});

test('only the players whose taps a commit counts are reported, or servers would push balances without end', async () => {
  const reported: number[][] = [];
  const pipeline = openTapPipeline(testDeps(db), (userIds) => reported.push([...userIds]));
  const { userId } = await createPlayer(db, { available: 9 });
  const batch = { userId, session: 'a', seq: 1, multiplier: 1, taps: 1 };
  const results: string[] = [];
  const commit = async (message: TapMessage) => {
    const entry = { message, mayCount: () => true, failed: () => undefined };
    pipeline.add({ ...entry, done: ({ result }) => results.push(result) });
    await pipeline.idle();
  };
  await commit(balanceOnly(userId));
  await commit(batch);
  await commit(batch);
  await pipeline.close();
  expect(results.slice(1)).toEqual(['applied', 'duplicate']);
  expect(reported).toEqual([[userId]]);
});

test('after a commit of many players that failed, each further commit pushes at most a hundred balances', async () => {
  const pushed: number[] = [];
  const pipeline = openTapPipeline(testDeps(db, { pushBalance: (userId) => pushed.push(userId) }));
  const commit = async (...userIds: number[]) => {
    const entry = { mayCount: () => true, done: () => undefined, failed: () => undefined };
    for (const userId of userIds) pipeline.add({ ...entry, message: balanceOnly(userId) });
    await pipeline.idle();
  };
  await sql`alter function count_taps rename to away`.execute(db);
  await commit(...Array.from({ length: 101 }, (_, at) => 1_000 + at));
  await sql`alter function away rename to count_taps`.execute(db);
  const counts: number[] = [];
  const { userId } = await createPlayer(db);
  for (let commits = 0; commits < 3; commits += 1) {
    await commit(userId);
    counts.push(pushed.length);
  }
  await pipeline.close();
  expect(counts).toEqual([100, 101, 101]);
});
