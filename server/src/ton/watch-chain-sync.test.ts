import { expect, onTestFinished, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { pause } from '../retry.ts';
import { watchChainSync } from './watch-chain-sync.ts';

/** Starts a watcher whose pauses last only 5 ms, on a chain whose time is that of the server's clock. */
async function startWatch() {
  const ton = await startTon();
  const { chain, account } = ton.watching;
  const watch = watchChainSync(chain, account, ton.deps, (_, signal) => pause(5, signal));
  onTestFinished(watch.close);
  /** Waits until the watcher has read the chain's time twice, so at least once after the last change. */
  async function nextCheck() {
    const before = ton.callCount('getAddressInformation');
    await expect.poll(() => ton.callCount('getAddressInformation')).toBeGreaterThan(before + 1);
  }
  return { ...ton, nextCheck };
}

test('a node that stands still for more than two minutes is logged once, and also when it goes on', async () => {
  const { chain, clock, messages, nextCheck } = await startWatch();
  await nextCheck();
  clock.time += 120_000;
  await nextCheck();
  expect(messages).toEqual([]);

  clock.time += 1_000;
  await nextCheck();
  await nextCheck();
  expect(messages).toEqual([
    'The TON API is behind the chain or away; deposits are credited late.',
  ]);

  chain.now = clock.time;
  await expect.poll(() => messages[1]).toBe('The TON API follows the chain again.');
  await nextCheck();
  expect(messages).toHaveLength(2);
});
