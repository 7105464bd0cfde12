import type { OperationId } from '@bold/sdk/operations';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../metrics/metrics.ts';
import type { Limits } from './read-limits.ts';
import { tooMany } from './too-many.ts';

/**
 * Counts one request. `key` identifies the sender.
 * @throws `TOO_MANY_REQUESTS`, with Retry-After, if the sender is above the limit per minute
 */
export type RateLimit = (key: string | number) => Promise<void>;

export type RateLimits = {
  /** Counts a request from an address. An upgrade to the live connection is counted too. */
  address: RateLimit;
  /** Counts a request of a user. An expensive operation also counts against a second limit. */
  user: (userId: number, operationId: OperationId) => Promise<void>;
};

type Limiter = { consume(key: string | number): Promise<unknown> };
/** Creates a counter that allows `points` requests per `duration` seconds. Each limit has its own `keyPrefix`. */
export type MakeLimiter = (options: {
  keyPrefix: string;
  points: number;
  duration: number;
}) => Limiter;

const periodMs = 60_000;

export const memoryLimiter: MakeLimiter = (options) => new RateLimiterMemory(options);

/** Creates the rate limits of the HTTP API (contract, TOO_MANY_REQUESTS). */
export function createRateLimits(
  { limits }: { limits: Limits },
  metrics: Pick<Metrics, 'refusals'>,
  make = memoryLimiter,
): RateLimits {
  function perMinute(name: string, points: number): RateLimit {
    const limiter = make({ keyPrefix: name, points, duration: periodMs / 1000 });
    return async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        metrics.refusals.inc({ limit: name });
        // After a step of the clock to the past, the library reports the step too.
        throw tooMany(Math.min(refusal.msBeforeNext, periodMs));
      }
    };
  }

  const user = perMinute('user', limits.userRequestsPerMinute);
  const invoices = perMinute('invoices', limits.invoicesPerMinute);
  const operations: Partial<Record<OperationId, RateLimit>> = {
    createTariffInvoice: invoices,
    createCustomInvoice: invoices,
    createShareMessage: perMinute('share-messages', limits.shareMessagesPerMinute),
    checkDisplayName: perMinute('name-checks', limits.nameChecksPerMinute),
  };
  return {
    address: perMinute('address', limits.addressRequestsPerMinute),
    async user(userId, operationId) {
      await user(userId);
      await operations[operationId]?.(userId);
    },
  };
}
