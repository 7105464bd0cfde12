import { expect, onTestFinished, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { pause } from '../retry.ts';
import { watchDeposits } from './watch-deposits.ts';

/** The usual pause between two scans, in milliseconds. The pause after a third failure in a row is equally long. */
const everyMs = 4_000;

/** Starts a watcher and records how long each of its pauses should be. In fact, each pause lasts only 5 ms. */
async function startWatch() {
  const ton = await startTon();
  const pauses: number[] = [];
  const { chain, account } = ton.watching;
  const watch = watchDeposits(chain, account, ton.deps, (ms, signal) => {
    pauses.push(ms);
    return pause(5, signal);
  });
  onTestFinished(watch.close);
  return { ...ton, watch, pauses };
}

test('[PAY-02] a transfer is credited while the server runs', async () => {
  const { order, pay, tapsOf } = await startWatch();
  const { userId, paymentId } = await order();
  pay({ comment: paymentId });
  await expect.poll(() => tapsOf(userId)).toBe(525);
});

test('an API that is down is called with growing pauses, logged once, and payments of that time are found', async () => {
  const { order, pay, chain, pauses, messages, tapsOf, callCount } = await startWatch();
  chain.isDown = true;
  const { userId, paymentId } = await order();
  pay({ comment: paymentId });
  await expect.poll(() => callCount('getTransactions')).toBeGreaterThan(4);
  expect(pauses.filter((ms) => ms !== everyMs).slice(0, 3)).toEqual([1_000, 2_000, 8_000]);
  chain.isDown = false;
  await expect.poll(() => tapsOf(userId)).toBe(525);
  expect(messages.filter((message) => message.includes('could not be read'))).toHaveLength(1);
});

test('a watcher that was closed makes no more calls', async () => {
  const { order, watch, scan, callCount } = await startWatch();
  await order();
  await watch.close();
  const before = callCount('getTransactions');
  for (let turn = 0; turn < 10; turn += 1) await scan();
  expect(callCount('getTransactions') - before).toBe(10);
});
