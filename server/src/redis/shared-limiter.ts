import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../rate-limits.ts';
import type { Redis } from './connect-redis.ts';

/** A request does not wait longer for a counter that does not answer. */
const timeoutMs = 500;

/**
 * Counters that all servers share. While Redis is away each server counts for itself, from zero: a limit is then at
 * most so many times as high as there are servers.
 */
export function sharedLimiter(redis: Redis, prefix: string): MakeLimiter {
  return (options) => {
    const limiter = new RateLimiterRedis({
      ...options,
      keyPrefix: `${prefix}:limit:${options.keyPrefix}`,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      // Whoever is over the limit is refused without asking Redis again.
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return new RLWrapperTimeouts({ limiter, timeoutMs: timeoutMs });
  };
}
