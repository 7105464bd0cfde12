import type { ExchangeRate, ShareMessageRequest, Tariff } from '@bold/sdk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config, Gateway } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Shards } from './database/shards.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Everything that a handler may use besides its input. Tests replace some of these properties. */
export type Deps = {
  /**
   * All tables except the tables of taps, which are in `shards`. A transaction of `db` can change taps only through the
   * functions of `migrations/taps`.
   */
  db: Kysely<Database>;
  shards: Shards;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Returns the current rates and offers. */
  prices: () => Promise<Prices>;
  /**
   * Returns true if an operator has banned or erased the player. Uses the latest list of bans that this process has
   * read.
   */
  isBanned: (userId: number) => boolean;
  /** Stores a hash of the IP address from which a user sent a request. */
  noteAddress: (userId: number, address: string) => void;
  /**
   * Sends a user's balance to the user's open sockets. Must be called after each change of the balance, except after
   * the user's taps.
   */
  pushBalance: (userId: number) => void;
  /**
   * The functions that create invoice links, one function per gateway. If a gateway has no function, nothing can be
   * bought through this gateway.
   */
  gateways: Gateways;
  /** Prepares the message with which a player shares a link. */
  prepareShareMessage: PrepareShareMessage;
};

/** The price of a tap in each currency, and the offers at these prices. */
export type Prices = { readonly exchangeRates: ExchangeRate[]; readonly tariffs: Tariff[] };

/** An invoice for a player. `price` is in whole Stars, nano-TON or cents. */
export type Invoice = {
  /** The payment's id. When the gateway reports that the invoice was paid, the report contains this id. */
  paymentId: string;
  price: number;
  /** The taps that the money buys, including the bonus. */
  taps: number;
  /** The language that Telegram reports for the player, or null. */
  languageCode: string | null;
};

/**
 * Creates the link with which a player pays an invoice. Throws `INVOICE_TOO_LARGE` or `PAYMENT_GATEWAY_FAILED` if no
 * link can be created.
 */
export type MakeInvoice = (invoice: Invoice) => Promise<string>;

export type Gateways = Partial<Record<Gateway, MakeInvoice>>;

/** A link to the app, and the player who shares it. */
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
