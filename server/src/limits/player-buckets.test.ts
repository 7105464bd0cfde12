import { expect, test, vi } from 'vitest';
import { PlayerBuckets } from './player-buckets.ts';

test('a player has one bucket, and another player another', () => {
  const buckets = new PlayerBuckets(20, 2, () => undefined);
  expect(buckets.of(1, 0)).toBe(buckets.of(1, 50));
  expect(buckets.of(2, 0)).not.toBe(buckets.of(1, 0));
});

test('only a bucket that is full again and whose player is offline is forgotten', () => {
  const buckets = new PlayerBuckets(1, 2, () => undefined);
  for (const userId of [1, 2, 3]) buckets.of(userId, 0).take(0);
  buckets.of(3, 0).take(0);
  buckets.forgetFull(1000, (userId) => userId === 2);
  expect(buckets.size).toBe(2);
  expect(buckets.of(3, 1000).take(1000)).toBe(true);
  expect(buckets.of(3, 1000).take(1000)).toBe(false);
});

test('each message is reported with its player, a refused one too', () => {
  const onMessage = vi.fn();
  const bucket = new PlayerBuckets(1, 1, onMessage).of(7, 0);
  expect([bucket.take(0), bucket.take(0)]).toEqual([true, false]);
  expect(onMessage.mock.calls).toEqual([[7], [7]]);
});

test('messages at another server are charged, before the first socket here and without being reported again', () => {
  const onMessage = vi.fn();
  const buckets = new PlayerBuckets(1, 4, onMessage);
  buckets.charge(7, 3, 0);
  expect(onMessage).not.toHaveBeenCalled();
  expect([buckets.of(7, 0).take(0), buckets.of(7, 0).take(0)]).toEqual([true, false]);
});
