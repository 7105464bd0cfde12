import { expect, test, vi } from 'vitest';
import { BalanceChannel } from './balance-channel.ts';
import type { Redis } from './connect-redis.ts';

/** Creates an in-memory Redis that several servers share. Tests set its property `isAway` to make Redis unreachable. */
function createBus() {
  const listeners: ((text: string) => void)[] = [];
  const readers: (() => void)[] = [];
  const bus = {
    isAway: false,
    /** The number of publications that fail although Redis seems to be reachable. */
    failures: 0,
    published: 0,
    comeBack() {
      bus.isAway = false;
      for (const ready of readers) ready();
    },
    server() {
      const redis = {
        get isReady() {
          return !bus.isAway;
        },
        onReady: (listener: () => void) => void readers.push(listener),
        subscribe: async (_channel: string, listener: (text: string) => void) =>
          void listeners.push(listener),
        publish: async (_channel: string, text: string) => {
          bus.published += 1;
          if (bus.isAway || bus.failures-- > 0) throw new Error('away');
          for (const listener of listeners) listener(text);
          return listeners.length;
        },
      };
      const listener = { changed: vi.fn<(userIds: number[]) => void>(), missed: vi.fn() };
      const channel = new BalanceChannel(redis as unknown as Redis, 'test', listener);
      return { channel, ...listener };
    },
  };
  return bus;
}

test('changes of one turn of the event loop are published in one message, and a server ignores its own messages', async () => {
  const bus = createBus();
  const [one, two] = [bus.server(), bus.server()];
  one.channel.publish([1, 2]);
  one.channel.publish([2, 3]);
  await one.channel.published();
  expect(two.changed).toHaveBeenCalledExactlyOnceWith([1, 2, 3]);
  expect(one.changed).not.toHaveBeenCalled();
});

test('changes that could not be published are published when Redis is back', async () => {
  const bus = createBus();
  const [one, two] = [bus.server(), bus.server()];
  bus.isAway = true;
  one.channel.publish([7]);
  await one.channel.published();
  one.channel.publish([8]);
  await one.channel.published();
  expect(bus.published).toBe(0);
  bus.comeBack();
  await expect.poll(() => two.changed.mock.calls).toEqual([[[7, 8]]]);
});

test('a publication that failed is repeated', async () => {
  const bus = createBus();
  const [one, two] = [bus.server(), bus.server()];
  // Redis goes down after the check and before the publication.
  bus.failures = 1;
  one.channel.publish([7]);
  await one.channel.published();
  expect([bus.published, two.changed.mock.calls]).toEqual([1, []]);
  bus.comeBack();
  await expect.poll(() => two.changed.mock.calls).toEqual([[[7]]]);
});

test('a server reads all balances again after a lost connection, and after another server had too many changes to list', async () => {
  const bus = createBus();
  const [one, two] = [bus.server(), bus.server()];
  await expect.poll(() => two.missed.mock.calls.length).toBe(1);
  bus.comeBack();
  await expect.poll(() => two.missed.mock.calls.length).toBe(2);
  one.channel.publish(Array.from({ length: 50_001 }, (_, id) => id));
  await one.channel.published();
  expect(two.missed).toHaveBeenCalledTimes(3);
  expect(two.changed).not.toHaveBeenCalled();
});
