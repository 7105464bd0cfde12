import { expect, test } from 'vitest';
import { PlayerBuckets } from './player-buckets.ts';

test('a player has one bucket, and another player another', () => {
  const buckets = new PlayerBuckets(20, 2);
  expect(buckets.of(1, 0)).toBe(buckets.of(1, 50));
  expect(buckets.of(2, 0)).not.toBe(buckets.of(1, 0));
});

test('only a bucket that is full again and whose player is offline is forgotten', () => {
  const buckets = new PlayerBuckets(1, 2);
  for (const userId of [1, 2, 3]) buckets.of(userId, 0).take(0);
  buckets.of(3, 0).take(0);
  buckets.forgetFull(1000, (userId) => userId === 2);
  expect(buckets.size).toBe(2);
  expect(buckets.of(3, 1000).take(1000)).toBe(true);
  expect(buckets.of(3, 1000).take(1000)).toBe(false);
});
