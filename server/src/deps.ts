import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config, Gateway } from './config.ts';
import type { Database } from './database/schema.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Metrics } from './metrics/metrics.ts';

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

/** What a player is asked to pay; `price` in whole Stars, nano-TON or cents. */
export type Invoice = {
  /** The payment's id, which the gateway returns with the money. */
  paymentId: string;
  price: number;
  /** The taps that the money buys, with the bonus. */
  taps: number;
  /** The language that Telegram reports for the player; null if it reports none. */
  languageCode: string | null;
};

/**
 * Creates the link that pays an invoice. Throws `INVOICE_TOO_LARGE` or `PAYMENT_GATEWAY_FAILED`; then it cannot be
 * paid.
 */
export type MakeInvoice = (invoice: Invoice) => Promise<string>;

/** The gateways that this server has; a missing one does not sell. */
export type Gateways = Partial<Record<Gateway, MakeInvoice>>;
