import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Redis } from '../redis/connect-redis.ts';
import type { MakeLimiter } from './rate-limits.ts';

/** The maximum time that a request waits for a counter in Redis. */
const timeoutMs = 500;

/**
 * Creates counters that all servers share. While Redis is down or refuses commands, each server counts for itself and
 * begins at zero.
 */
export function sharedLimiter(redis: Redis, prefix: string): MakeLimiter {
  return (options) => {
    const limiter = new RateLimiterRedis({
      ...options,
      keyPrefix: `${prefix}:limit:${options.keyPrefix}`,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      // A caller above the limit is refused without another call to Redis.
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    const shared = new RLWrapperTimeouts({ limiter, timeoutMs });
    return {
      async consume(key) {
        try {
          return await shared.consume(key);
        } catch (refusal) {
          const isTooLong =
            refusal instanceof RateLimiterRes && refusal.msBeforeNext > options.duration * 1000;
          if (!isTooLong) throw refusal;
          // The clock was set back, so the refusals in memory would outlast the counters in Redis.
          limiter.deleteInMemoryBlockedAll();
          return await shared.consume(key);
        }
      },
    };
  };
}
