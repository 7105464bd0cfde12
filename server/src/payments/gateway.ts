import type { Gateway } from '../config.ts';

/** What a player is asked to pay; `price` in whole Stars, nano-TON or cents. */
export type Invoice = {
  /** What the gateway hands back with the money: the payment's id. */
  paymentId: string;
  price: number;
  /** What the money buys, with the bonus. */
  taps: number;
  /** The language that the messenger has for the player; null where it says none. */
  languageCode: string | null;
};

/**
 * Makes the link under which an invoice can be paid. Throws `INVOICE_TOO_LARGE` or `PAYMENT_GATEWAY_FAILED`;
 * nobody can pay then.
 */
export type MakeInvoice = (invoice: Invoice) => Promise<string>;

/** The gateways that this server can make invoices for; one that is missing does not sell. */
export type Gateways = Partial<Record<Gateway, MakeInvoice>>;
