import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';

/** Counts one request of `key`. Throws `TOO_MANY_REQUESTS` with Retry-After if the minute's limit is used up. */
export type RateLimit = (key: string | number) => Promise<void>;

export type RateLimits = {
  /** All requests of an address, upgrades to the live connection included. */
  address: RateLimit;
  /** All requests of a user. */
  user: RateLimit;
  /** Expensive operations by operationId; they also count for the user. */
  operations: Partial<Record<string, RateLimit>>;
};

type Limiter = { consume(key: string | number): Promise<unknown> };
/** Creates the counter of one limit: `points` per `duration` seconds under `keyPrefix`. */
export type MakeLimiter = (options: {
  keyPrefix: string;
  points: number;
  duration: number;
}) => Limiter;

/** Counts in the memory of this process. */
export const memoryLimiter: MakeLimiter = (options) => new RateLimiterMemory(options);

/**
 * Creates the rate limits of the HTTP API (contract, TOO_MANY_REQUESTS). `make` decides whether they count per process
 * or for all servers together.
 */
export function createRateLimits(
  { limits }: Pick<Config, 'limits'>,
  metrics: Pick<Metrics, 'refusals'>,
  make = memoryLimiter,
): RateLimits {
  function perMinute(name: string, points: number): RateLimit {
    const limiter = make({ keyPrefix: name, points, duration: 60 });
    return async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        metrics.refusals.inc({ limit: name });
        throw tooMany(refusal.msBeforeNext);
      }
    };
  }

  const invoices = perMinute('invoices', limits.invoicesPerMinute);
  return {
    address: perMinute('address', limits.addressRequestsPerMinute),
    user: perMinute('user', limits.userRequestsPerMinute),
    operations: {
      createTariffInvoice: invoices,
      createCustomInvoice: invoices,
      checkDisplayName: perMinute('name-checks', limits.nameChecksPerMinute),
    },
  };
}

function tooMany(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('TOO_MANY_REQUESTS', `Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
