import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { checkoutUpdate, messageUpdate, refundUpdate } from '../../test/updates.ts';
import { PendingUpdates } from './pending-updates.ts';

const ada = { id: 1 };
const bob = { id: 2 };

/**
 * Returns a `PendingUpdates` with a test handler. The handler throws for an update whose id is in `failing`, and
 * otherwise adds the id to `handled`.
 */
function pendingUpdates() {
  const failing = new Set<number>();
  const handled: number[] = [];
  const pending = new PendingUpdates(async ({ update_id }) => {
    await Promise.resolve();
    if (failing.has(update_id)) throw new Error('not now');
    handled.push(update_id);
  });
  return { pending, failing, handled };
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
  const { pending, failing, handled } = pendingUpdates();
  failing.add(5);
  const updates = [
    messageUpdate(ada, 'a', 5),
    messageUpdate(bob, 'b', 6),
    messageUpdate(ada, 'c', 7),
  ];
  expect(await pending.handleAll(updates)).toBe(false);
  expect([handled, pending.offset]).toEqual([[6], 5]);

  failing.clear();
  expect(await pending.handleAll([...updates, messageUpdate(bob, 'd', 8)])).toBe(true);
  expect(handled.toSorted()).toEqual([5, 6, 7, 8]);
  expect(handled.indexOf(5)).toBeLessThan(handled.indexOf(7));
  expect(pending.offset).toBe(9);
});

test('a message waits for the one before it, also after an earlier one has ended', async () => {
  const ends = new Map<number, () => void>();
  const started: number[] = [];
  const pending = new PendingUpdates(async ({ update_id }) => {
    started.push(update_id);
    if (update_id < 7) await new Promise<void>((resolve) => ends.set(update_id, resolve));
  });
  const [first, second] = [messageUpdate(ada, 'a', 5), messageUpdate(ada, 'b', 6)];
  void pending.handleAll([first, second]);
  await expect.poll(() => started).toEqual([5]);
  ends.get(5)?.();
  await expect.poll(() => started).toEqual([5, 6]);

  void pending.handleAll([second, messageUpdate(ada, 'c', 7), messageUpdate(bob, 'd', 8)]);
  await expect.poll(() => started).toContain(8);
  expect(started).toEqual([5, 6, 8]);

  ends.get(6)?.();
  await pending.idle();
  expect(started).toEqual([5, 6, 8, 7]);
});

test('a pre-checkout query that fails delays no later message of its user', async () => {
  const { pending, failing, handled } = pendingUpdates();
  failing.add(5);
  const query = checkoutUpdate(ada, { paymentId: 'p', amount: 1 }, 5);

  expect(await pending.handleAll([query, messageUpdate(ada, 'a', 6)])).toBe(false);

  expect(handled).toEqual([6]);
});

test('a refund waits for earlier updates of its chat, also if the sender is another', async () => {
  const { pending, failing, handled } = pendingUpdates();
  failing.add(5);
  const { message } = refundUpdate(ada, { paymentId: 'p', chargeId: 'c', amount: 1 });
  const from = { id: 99, is_bot: true, first_name: 'Bold' };
  const refund = { update_id: 6, message: { ...message, from } } as Update;

  expect(await pending.handleAll([messageUpdate(ada, 'a', 5), refund])).toBe(false);

  expect(handled).toEqual([]);
});

test('an update that takes long is not confirmed, not handled twice, and delays no other user', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const started: number[] = [];
  const pending = new PendingUpdates(async ({ update_id }) => {
    started.push(update_id);
    if (update_id === 5) await promise;
  });
  const [long, behind] = [messageUpdate(ada, 'a', 5), messageUpdate(ada, 'b', 6)];
  expect(await pending.handleAll([long, behind, messageUpdate(bob, 'c', 7)])).toBe(true);
  expect(await pending.handleAll([long, behind, messageUpdate(bob, 'd', 8)])).toBe(true);
  expect([started, pending.offset]).toEqual([[5, 7, 8], 5]);

  resolve();
  await pending.idle();
  expect(started).toEqual([5, 7, 8, 6]);
  expect(pending.offset).toBe(9);
});

test('a pre-checkout query waits for earlier updates of its user, but not for one that hangs', async () => {
  const handled: number[] = [];
  const pending = new PendingUpdates(async ({ update_id }) => {
    if (update_id === 5) await new Promise((done) => setTimeout(done, 50));
    if (update_id === 7) await new Promise(() => undefined);
    handled.push(update_id);
  });
  const order = { paymentId: 'p', amount: 1 };
  await pending.handleAll([messageUpdate(ada, 'a', 5), checkoutUpdate(ada, order, 6)]);
  expect(handled).toEqual([5, 6]);
  await pending.handleAll([messageUpdate(ada, 'b', 7), checkoutUpdate(ada, order, 8)]);
  await expect.poll(() => handled).toEqual([5, 6, 8]);
});
