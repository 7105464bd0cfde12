import type { ExchangeRate, ShareMessageRequest, Tariff } from '@bold/sdk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config, Gateway } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Shards } from './database/shards.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Describes everything that a handler may use besides its input; tests replace parts of it. */
export type Deps = {
  /**
   * All tables except those of taps, which are in `shards`. Code that uses `db` changes taps only by functions of
   * `migrations/taps`.
   */
  db: Kysely<Database>;
  shards: Shards;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  rateLimits: RateLimits;
  /** Returns the current rates, and the offers at these rates. */
  prices: () => Promise<Prices>;
  /** Returns true if an operator has banned the player, by the list of bans that this process has last read. */
  isBanned: (userId: number) => boolean;
  /** Records the address from which a user called. */
  noteAddress: (userId: number, address: string) => void;
  /**
   * Sends a user's balance to the user's open sockets. Call this after any change of the balance, except by the user's
   * own taps.
   */
  pushBalance: (userId: number) => void;
  /** Functions that create invoice links, by gateway. A gateway without one sells nothing. */
  gateways: Gateways;
  /** Prepares a message with which a player shares a link. */
  prepareShareMessage: PrepareShareMessage;
};

/** The price of a tap in each currency, and the offers at these prices. */
export type Prices = { readonly exchangeRates: ExchangeRate[]; readonly tariffs: Tariff[] };

/** An invoice for a player; `price` in whole Stars, nano-TON or cents. */
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
 * Returns the link that pays an invoice. Throws `INVOICE_TOO_LARGE` or `PAYMENT_GATEWAY_FAILED` if no link can be
 * created.
 */
export type MakeInvoice = (invoice: Invoice) => Promise<string>;

export type Gateways = Partial<Record<Gateway, MakeInvoice>>;

/** A link to the app, and the player who shares it. */
export type SharedLink = {
  telegramId: number;
  /** The language that Telegram reports for the player; null if it reports none. */
  languageCode: string | null;
  kind: ShareMessageRequest['link'];
  url: string;
};

/** A message that Telegram has stored: its id, and the time until which a player can send it. */
export type PreparedMessage = { id: string; expiresAt: Date };

/**
 * Stores a message in Telegram. Throws `GATEWAY_UNAVAILABLE` without a Bot API, and `PAYMENT_GATEWAY_FAILED` if the
 * call fails.
 */
export type PrepareShareMessage = (shared: SharedLink) => Promise<PreparedMessage>;
