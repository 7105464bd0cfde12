import type { InvoiceResult, PaymentCurrency } from '@bold/sdk';
import { payablePrice } from '@bold/sdk/game';
import type { Deps } from '../deps.ts';
import type { Input } from '../http/handler.ts';
import { rateOf } from './catalogue.ts';
import { openGatewayFor } from './open-gateways.ts';
import { createPayment } from './payments-repository.ts';

/** `price` in units of the currency as the contract writes it; `points` before the bonus, `taps` with it. */
export type Purchase = {
  currency: PaymentCurrency;
  price: number;
  points: number;
  taps: number;
};

/** The smallest units of each currency in one of it: whole Stars, nano-TON, cents. */
const unitsPerOne: Record<PaymentCurrency, number> = { STARS: 1, TON: 1e9, DOLLARS: 100 };

/**
 * Makes a payment and the invoice link under which it can be paid (decisions §6). The payment is noted first:
 * no link is ever out of which nobody knows. Throws `GATEWAY_UNAVAILABLE`, and what the gateway throws.
 */
export async function createInvoice(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'metrics' | 'gateways'>,
  { userId, languageCode }: Pick<Input<'createTariffInvoice'>, 'userId' | 'languageCode'>,
  { currency, price, points, taps }: Purchase,
): Promise<InvoiceResult> {
  const { gateway, makeInvoice } = openGatewayFor(deps, currency);
  const payment = await createPayment(deps.db, {
    userId,
    gateway,
    // Both are whole already; what floating point adds to the product is less than half a unit.
    price: Math.round(price * unitsPerOne[currency]),
    priceMicros: Math.round(payablePrice(points, rateOf('DOLLARS'), 'DOLLARS') * 1e6),
    points,
    taps,
    now: deps.clock.now(),
  });
  const invoice = { paymentId: payment.id, price: payment.price, taps, languageCode };
  const invoice_link = await makeInvoice(invoice);
  deps.metrics.payments.inc({ gateway, outcome: 'invoiced' });
  return { success: true, invoice_link };
}
