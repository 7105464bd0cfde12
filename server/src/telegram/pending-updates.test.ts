import { expect, test, vi } from 'vitest';
import { written } from '../../test/updates.ts';
import { PendingUpdates } from './pending-updates.ts';

const ada = { id: 1 };
const bob = { id: 2 };

/** Updates that are heard unless their id is among `failing`; `heard` has the ids in order. */
function pendingUpdates() {
  const failing = new Set<number>();
  const heard: number[] = [];
  const onFailure = vi.fn();
  const pending = new PendingUpdates(async ({ update_id }) => {
    await Promise.resolve();
    if (failing.has(update_id)) throw new Error('not now');
    heard.push(update_id);
  }, onFailure);
  return { pending, failing, heard, onFailure };
}

test('what is taken in is confirmed', async () => {
  const { pending, heard } = pendingUpdates();
  expect(await pending.takeIn([written(ada, 'a', 5), written(bob, 'b', 6)])).toBe(true);
  expect([heard, pending.offset]).toEqual([[5, 6], 7]);
});

test('no updates confirm nothing more', async () => {
  const { pending } = pendingUpdates();
  await pending.takeIn([written(ada, 'a', 5)]);
  expect(await pending.takeIn([])).toBe(true);
  expect(pending.offset).toBe(6);
});

test('a failing update holds up what its person did later, and nobody else', async () => {
  const { pending, failing, heard, onFailure } = pendingUpdates();
  failing.add(5);
  const updates = [written(ada, 'a', 5), written(bob, 'b', 6), written(ada, 'c', 7)];
  expect(await pending.takeIn(updates)).toBe(false);
  expect([heard, pending.offset]).toEqual([[6], 5]);
  expect(onFailure).toHaveBeenCalledWith(new Error('not now'), 5);

  failing.clear();
  expect(await pending.takeIn([...updates, written(bob, 'd', 8)])).toBe(true);
  expect(heard.toSorted()).toEqual([5, 6, 7, 8]);
  expect(heard.indexOf(5)).toBeLessThan(heard.indexOf(7));
  expect(pending.offset).toBe(9);
});
