import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';

/** Takes one request of `key`; throws `TOO_MANY_REQUESTS` with Retry-After once its minute is used up. */
export type RateLimit = (key: string | number) => Promise<void>;

export type RateLimits = {
  /** All requests of an address, upgrades to the live connection included. */
  address: RateLimit;
  /** All requests of a user. */
  user: RateLimit;
  /** Operations that cost more than others, by operationId; they count for the user as well. */
  operations: Partial<Record<string, RateLimit>>;
};

type Limiter = { consume(key: string | number): Promise<unknown> };
/** Makes the counter of one limit: `points` per `duration` seconds under `keyPrefix`. */
export type MakeLimiter = (options: {
  keyPrefix: string;
  points: number;
  duration: number;
}) => Limiter;

/** Counts in this process. */
export const memoryLimiter: MakeLimiter = (options) => new RateLimiterMemory(options);

/**
 * The rate limits of the HTTP edge (contract, TOO_MANY_REQUESTS). They are counted in this process; `make` puts
 * them where several processes can share them.
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
