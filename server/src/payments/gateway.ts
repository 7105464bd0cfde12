import type { Gateway } from '../config.ts';

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
