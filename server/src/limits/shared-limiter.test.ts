import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { Redis } from '../redis/connect-redis.ts';
import { createRateLimits } from './rate-limits.ts';
import { sharedLimiter } from './shared-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates the limit of one request a minute for an address, with counters in a Redis that has its own clock. */
function startShared() {
  const redis = { isReady: true, consumed: 0, ttl: 60_000 };
  const evaluate = vi.fn(async () => {
    redis.consumed += 1;
    return [redis.consumed, redis.ttl];
  });
  const client = Object.assign(redis, { eval: evaluate }) as unknown as Redis;
  const limits = { ...readConfig({}).limits, addressRequestsPerMinute: 1 };
  const make = sharedLimiter(client, 'test');
  const { address } = createRateLimits({ limits }, createMetrics(), make);
  return { redis, evaluate, ask: () => address('203.0.113.7') };
}

test('a caller above the limit is refused without Redis, until the counter of Redis has expired', async () => {
  const { redis, evaluate, ask } = startShared();
  await ask();
  redis.ttl = 30_000;
  await expect(ask()).rejects.toThrow('Try again in 30 seconds.');
  vi.advanceTimersByTime(29_000);
  await expect(ask()).rejects.toThrow('Try again in 1 seconds.');
  expect(evaluate).toHaveBeenCalledTimes(2);
  redis.consumed = 0;
  vi.advanceTimersByTime(1_001);
  await expect(ask()).resolves.toBeUndefined();
});

test('a clock that is set back an hour locks nobody out longer than the counter of Redis', async () => {
  const { redis, ask } = startShared();
  await ask();
  await expect(ask()).rejects.toThrow('Try again in 60 seconds.');
  vi.setSystemTime(Date.now() - 3_600_000);
  redis.ttl = 20_000;
  await expect(ask()).rejects.toThrow('Try again in 20 seconds.');
  redis.consumed = 0;
  vi.advanceTimersByTime(20_001);
  await expect(ask()).resolves.toBeUndefined();
});
