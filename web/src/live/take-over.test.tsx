import { expect, onTestFinished, test } from 'vitest';
import { localDevice } from '../lib/device-storage.ts';
import { playerConnection } from './player-connection.ts';

/** Creates the live connection of one app launch. The launch counts as running while it holds a lock from `locks`. */
const start = (locks: LockManager) =>
  playerConnection({
    baseUrl: '/api',
    initData: () => '',
    telegramId: 77,
    device: localDevice,
    locks,
  });

/** Opens another page of the same site in a frame, like a second tab. */
function openTab() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const { contentWindow: tab } = frame;
  if (!tab) throw new Error('The frame has no page');
  return { locks: tab.navigator.locks, close: () => frame.remove() };
}

const heldLocks = async () => (await navigator.locks.query()).held?.length ?? 0;

test('unsent batches of a tab are sent by another tab after the first one is closed, not before', async () => {
  const tab = openTab();
  const before = await heldLocks();
  start(tab.locks).sendMessage({ multiplier: 2, taps: 7 });
  // A tab counts as open when it holds its lock.
  await expect.poll(heldLocks).toBeGreaterThan(before);
  const here = start(navigator.locks);
  here.sendMessage({ multiplier: 1, taps: 3 });
  await navigator.locks.query();
  expect(here.unacked.map(({ taps }) => taps)).toEqual([3]);

  tab.close();

  await expect.poll(() => here.unacked.map(({ taps }) => taps)).toEqual([3, 7]);
});
