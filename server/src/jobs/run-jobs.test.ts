import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { deposit, startTon } from '../../test/start-ton.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readConfig } from '../config.ts';
import { singleDatabase } from '../database/shards.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { runJobs } from './run-jobs.ts';

test('[PAY-02] after a change of TON_DEPOSIT_ADDRESS the former address is watched while it is still listed', async () => {
  const { url, deps, order, pay, tapsOf } = await startTon();
  const address = `0:${'2'.repeat(64)}`;
  const config = readConfig({ TON_API_URL: url, TON_DEPOSIT_ADDRESS: `${address},${deposit}` });
  const [early, late] = [await order(), await order()];
  pay({ comment: early.paymentId, to: deposit });
  pay({ comment: late.paymentId, to: address });
  const jobs = runJobs({ ...deps, config }, deps, null, null);
  onTestFinished(jobs.close);
  await expect.poll(() => tapsOf(early.userId)).toBe(525);
  await expect.poll(() => tapsOf(late.userId)).toBe(525);
});

test('a server whose clock is a month ahead settles no day that is not over', async () => {
  const { db } = await createDatabase();
  const clock = { now: () => new Date(Date.now() + 30 * 86_400_000) };
  const deps = testDeps(db, { clock });
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const at = new Date('2026-01-02T12:00:00Z');
  await settlePayment(deps, { paymentId, chargeId: 'long-ago', at });
  const jobs = runJobs(deps, singleDatabase(db), null, null);
  // A job that has started is completed before the end.
  await jobs.close();
  const { rows } = await sql<{ settled: number; open: number }>`
    select count(*) filter (where day < (now() at time zone 'UTC')::date) as settled,
      count(*) filter (where day >= (now() at time zone 'UTC')::date) as open from revenue_day`.execute(
    db,
  );
  expect(rows).toEqual([{ settled: expect.any(Number), open: 0 }]);
  expect(rows[0]?.settled).toBeGreaterThan(0);
});
