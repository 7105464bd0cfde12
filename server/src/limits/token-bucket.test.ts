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
