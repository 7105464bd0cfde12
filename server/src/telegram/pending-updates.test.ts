import { expect, test, vi } from 'vitest';
import { messageUpdate } from '../../test/updates.ts';
import { PendingUpdates } from './pending-updates.ts';

const ada = { id: 1 };
const bob = { id: 2 };

/** Handles updates unless their id is among `failing`; `handled` has the ids in order. */
function pendingUpdates() {
  const failing = new Set<number>();
  const handled: number[] = [];
  const onFailure = vi.fn();
  const pending = new PendingUpdates(async ({ update_id }) => {
    await Promise.resolve();
    if (failing.has(update_id)) throw new Error('not now');
    handled.push(update_id);
  }, onFailure);
  return { pending, failing, handled, onFailure };
}

test('handled updates are confirmed', async () => {
  const { pending, handled } = pendingUpdates();
  expect(await pending.handleAll([messageUpdate(ada, 'a', 5), messageUpdate(bob, 'b', 6)])).toBe(
    true,
  );
  expect([handled, pending.offset]).toEqual([[5, 6], 7]);
});

test('an empty list of updates confirms nothing more', async () => {
  const { pending } = pendingUpdates();
  await pending.handleAll([messageUpdate(ada, 'a', 5)]);
  expect(await pending.handleAll([])).toBe(true);
  expect(pending.offset).toBe(6);
});

test('a failing update delays later updates of the same user, and of no other user', async () => {
  const { pending, failing, handled, onFailure } = pendingUpdates();
  failing.add(5);
  const updates = [
    messageUpdate(ada, 'a', 5),
    messageUpdate(bob, 'b', 6),
    messageUpdate(ada, 'c', 7),
  ];
  expect(await pending.handleAll(updates)).toBe(false);
  expect([handled, pending.offset]).toEqual([[6], 5]);
  expect(onFailure).toHaveBeenCalledWith(new Error('not now'), 5);

  failing.clear();
  expect(await pending.handleAll([...updates, messageUpdate(bob, 'd', 8)])).toBe(true);
  expect(handled.toSorted()).toEqual([5, 6, 7, 8]);
  expect(handled.indexOf(5)).toBeLessThan(handled.indexOf(7));
  expect(pending.offset).toBe(9);
});
