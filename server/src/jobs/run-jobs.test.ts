import { expect, onTestFinished, test } from 'vitest';
import { deposit, startTon } from '../../test/start-ton.ts';
import { readConfig } from '../config.ts';
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
