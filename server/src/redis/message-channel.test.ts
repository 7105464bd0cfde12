import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Redis } from './connect-redis.ts';
import { MessageChannel } from './message-channel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates two servers that share an in-memory Redis. */
function createServers() {
  const listeners: ((text: string) => void)[] = [];
  const redis = {
    isReady: true,
    onReady: () => undefined,
    subscribe: async (_channel: string, listener: (text: string) => void) =>
      void listeners.push(listener),
    publish: vi.fn(async (_channel: string, text: string) => {
      for (const listener of listeners) listener(text);
      return listeners.length;
    }),
  };
  const server = () => {
    const charge = vi.fn<(userId: number, messages: number) => void>();
    return { channel: new MessageChannel(redis as unknown as Redis, 'test', charge), charge };
  };
  return { redis, one: server(), two: server() };
}

test('the messages of a tenth of a second are published at once, as a number for each player, and only to others', async () => {
  const { redis, one, two } = createServers();
  for (const userId of [7, 8, 7, 7]) one.channel.count(userId);
  await vi.advanceTimersByTimeAsync(99);
  expect(redis.publish).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(redis.publish).toHaveBeenCalledTimes(1);
  expect(two.charge.mock.calls).toEqual([
    [7, 3],
    [8, 1],
  ]);
  expect(one.charge).not.toHaveBeenCalled();
});

test('counts are dropped while Redis is down, and published again when it is back', async () => {
  const { redis, one, two } = createServers();
  redis.isReady = false;
  one.channel.count(7);
  await vi.advanceTimersByTimeAsync(100);
  redis.isReady = true;
  redis.publish.mockRejectedValueOnce(new Error('down'));
  one.channel.count(7);
  await vi.advanceTimersByTimeAsync(100);
  expect(two.charge).not.toHaveBeenCalled();
  one.channel.count(7);
  await vi.advanceTimersByTimeAsync(100);
  expect(two.charge.mock.calls).toEqual([[7, 1]]);
});

test('a message that is not of this form charges nobody', async () => {
  const { redis, two } = createServers();
  await redis.publish('test:messages', 'another x:1,2:y,3:,4');
  expect(two.charge).not.toHaveBeenCalled();
});
