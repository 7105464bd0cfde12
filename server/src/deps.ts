import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Metrics } from './metrics.ts';
import type { Gateways } from './payments/gateway.ts';
import type { RateLimits } from './rate-limits.ts';

/** Everything that a handler may use besides its input; tests replace parts of it. */
export type Deps = {
  db: Kysely<Database>;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Sends a user's open sockets a balance that changed by anything but their own taps. */
  pushBalance: (userId: number) => void;
  /** Creates invoices; a missing gateway does not sell. */
  gateways: Gateways;
};
