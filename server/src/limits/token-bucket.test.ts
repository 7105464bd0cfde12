import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const drain = (bucket: TokenBucket, now: number) => {
  let taken = 0;
  while (bucket.take(now)) taken += 1;
  return taken;
};

test("a burst passes, then one second's worth of calls per second", () => {
  const bucket = new TokenBucket(20, 60, 0);
  expect(drain(bucket, 0)).toBe(60);
  expect(drain(bucket, 49)).toBe(0);
  expect(drain(bucket, 1049)).toBe(20);
});

test('a long pause adds no more than the burst', () => {
  const bucket = new TokenBucket(20, 60, 0);
  drain(bucket, 0);
  expect(drain(bucket, 3_600_000)).toBe(60);
});

test('a clock that is set back adds no tokens', () => {
  const bucket = new TokenBucket(20, 60, 10_000);
  drain(bucket, 10_000);
  expect(drain(bucket, 0)).toBe(0);
  expect(drain(bucket, 50)).toBe(1);
});

test('several tokens are taken at once or not at all, and can be given back', () => {
  const bucket = new TokenBucket(1, 10, 0);
  expect([bucket.take(0, 8), bucket.take(0, 3), bucket.take(0, 2)]).toEqual([true, false, true]);
  bucket.take(0, -5);
  expect(drain(bucket, 0)).toBe(5);
});

test('a charge may leave a debt, which is at most the burst', () => {
  const bucket = new TokenBucket(1, 10, 0);
  bucket.charge(0, 12);
  expect([bucket.take(2_999), bucket.take(3_000)]).toEqual([false, true]);
  bucket.charge(3_000, 1_000);
  expect([bucket.take(13_999), bucket.take(14_000)]).toEqual([false, true]);
});
