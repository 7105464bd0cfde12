import type { InvoiceResult, PaymentCurrency } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { payablePrice } from '@bold/sdk/game';
import { invoiceHours, unpaidInvoicesPerUser } from '@bold/sdk/limits';
import type { Input } from '../contract/handler.ts';
import type { Deps, Prices } from '../deps.ts';
import { microsPerDollar } from '../ledger/amount-text.ts';
import { tooManyUntil } from '../limits/too-many.ts';
import { lockUser } from '../users/users-repository.ts';
import { invoiceMs } from './invoice-age.ts';
import { openGatewayFor } from './open-gateways.ts';
import { countUnpaid, createPayment } from './payments-repository.ts';
import { rateOf } from './prices.ts';
import { starsInvoiceId } from './stars-invoice-id.ts';

export type Purchase = {
  currency: PaymentCurrency;
  /** The price in units of `currency`: Stars, TON or dollars. */
  price: number;
  /** The number of taps without the bonus. */
  points: number;
  /** The total number of taps, including the bonus. */
  taps: number;
};

/** The number of smallest units (whole Stars, nano-TON, cents) in one Star, TON or dollar. */
const smallestUnitsPer: Record<PaymentCurrency, number> = { STARS: 1, TON: 1e9, DOLLARS: 100 };

/**
 * Stores a payment, then creates the link with which the player pays (decisions §6).
 * @param prices The rates from which the caller computed `price`.
 * @throws `TOO_MANY_REQUESTS` if the player has too many unpaid invoices.
 * @throws `GATEWAY_UNAVAILABLE` if no open gateway accepts `currency`.
 * @throws `INVOICE_TOO_LARGE` if the price is too high for one invoice.
 * @throws `PAYMENT_GATEWAY_FAILED` if the gateway returns no link.
 */
export async function createInvoice(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'metrics' | 'gateways'>,
  { userId, languageCode }: Pick<Input<'createTariffInvoice'>, 'userId' | 'languageCode'>,
  prices: Prices,
  { currency, price, points, taps }: Purchase,
): Promise<InvoiceResult> {
  const { gateway, makeInvoice } = openGatewayFor(deps, currency);
  const dollarRate = rateOf(prices, 'DOLLARS');
  const offer = {
    // The exact product is a whole number: rounding removes the error of floating point, which is less than half a
    // unit.
    price: Math.round(price * smallestUnitsPer[currency]),
    priceMicros: Math.round(payablePrice(points, dollarRate, 'DOLLARS') * microsPerDollar),
    points,
    taps,
    now: deps.clock.now(),
  };
  // A refused payment must not be stored, because it would count as unpaid.
  if (gateway === 'stars') limitStars(offer.price, deps.config.maxStarsPerInvoice);
  const payment = await deps.db.transaction().execute(async (tx) => {
    // Invoices of one player are counted one after the other, so that parallel requests do not exceed the limit.
    const buyer = await lockUser(tx, userId);
    if (!buyer) throw new Error(`There is no user ${userId}.`);
    await limitUnpaid(tx, userId, offer.now);
    const signed = { ...offer, telegramId: buyer.telegram_id };
    const id = gateway === 'stars' ? starsInvoiceId(deps.config.botToken, signed) : undefined;
    return createPayment(tx, { id, userId, gateway, ...offer });
  });
  const invoice = { paymentId: payment.id, price: payment.price, taps, languageCode };
  const invoice_link = await makeInvoice(invoice);
  deps.metrics.payments.inc({ gateway, outcome: 'invoiced' });
  return { success: true, invoice_link, payment_id: payment.id };
}

function limitStars(price: number, most: number): void {
  if (price <= most) return;
  throw new Problem('INVOICE_TOO_LARGE', `One invoice takes at most ${most} Stars.`);
}

async function limitUnpaid(tx: Deps['db'], userId: number, now: Date) {
  const since = new Date(now.getTime() - invoiceMs);
  const { count, oldest } = await countUnpaid(tx, userId, since);
  if (count < unpaidInvoicesPerUser) return;
  const detail = `The player has ${unpaidInvoicesPerUser} unpaid invoices.`;
  throw tooManyUntil(oldest, invoiceHours, now, detail);
}
