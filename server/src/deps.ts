import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Metrics } from './metrics.ts';
import type { Gateways } from './payments/gateway.ts';
import type { RateLimits } from './rate-limits.ts';

/** Everything that a handler may touch besides its input; tests replace what they must. */
export type Deps = {
  db: Kysely<Database>;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Tells a user's open sockets of a balance that changed by something other than their own taps. */
  pushBalance: (userId: number) => void;
  /** How invoices are made; a gateway that is missing does not sell. */
  gateways: Gateways;
};
