import type { ExchangeRate, ShareMessageRequest, Tariff } from '@bold/sdk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config, Gateway } from './config.ts';
import type { Database, UserRow } from './database/schema.ts';
import type { Shards } from './database/shards.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Everything that a handler may use besides its input. Tests replace some of these properties. */
export type Deps = {
  /** All tables except those of taps, which the SQL functions of `migrations/taps` change in the same transaction. */
  db: Kysely<Database>;
  shards: Shards;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Returns the user with this id, or `undefined` if there is no such user. */
  loadUser: (userId: number) => Promise<UserRow | undefined>;
  prices: () => Promise<Prices>;
  /**
   * Returns true if an operator has banned or erased the player. The answer comes from the latest list of banned
   * players that this process has read.
   */
  isBanned: (userId: number) => boolean;
  /** Stores a hash of the IP address from which a user sent a request or opened a live connection. */
  noteAddress: (userId: number, address: string) => void;
  /**
   * Sends the user's balance to the user's open sockets. Must be called after each change of the balance, except for
   * the user's own taps.
   */
  pushBalance: (userId: number) => void;
  /** Maps gateways to the functions that create invoice links. A gateway without a function sells nothing. */
  gateways: Gateways;
  prepareShareMessage: PrepareShareMessage;
};

/** The price of a tap in each currency, and the offers at these prices. */
export type Prices = { readonly exchangeRates: ExchangeRate[]; readonly tariffs: Tariff[] };

/** An invoice for a player. `price` is in whole Stars, nano-TON or cents. */
export type Invoice = {
  /** The id of the payment. When the invoice is paid, the report from the gateway contains this id. */
  paymentId: string;
  price: number;
  /** The taps that the money buys, including the bonus. */
  taps: number;
  /** The language that Telegram reports for the player, or null. */
  languageCode: string | null;
};

/** Creates the link to pay an invoice. Throws `INVOICE_TOO_LARGE` or `PAYMENT_GATEWAY_FAILED`. */
export type MakeInvoice = (invoice: Invoice) => Promise<string>;

export type Gateways = Partial<Record<Gateway, MakeInvoice>>;

export type SharedLink = {
  telegramId: number;
  /** The language that Telegram reports for the player, or null. */
  languageCode: string | null;
  kind: ShareMessageRequest['link'];
  url: string;
};

/** A message that is stored in Telegram. The player can send it until `expiresAt`. */
export type PreparedMessage = { id: string; expiresAt: Date };

/**
 * Stores a message in Telegram.
 * @throws `GATEWAY_UNAVAILABLE` if the server has no Bot API
 * @throws `PAYMENT_GATEWAY_FAILED` if the call fails
 */
export type PrepareShareMessage = (shared: SharedLink) => Promise<PreparedMessage>;
