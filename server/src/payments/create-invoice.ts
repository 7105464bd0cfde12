import type { InvoiceResult, PaymentCurrency } from '@bold/sdk';
import { payablePrice } from '@bold/sdk/game';
import type { Input } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { rateOf } from './catalogue.ts';
import { openGatewayFor } from './open-gateways.ts';
import { createPayment } from './payments-repository.ts';

/** `price` in the contract's unit of the currency; `points` before the bonus, `taps` with it. */
export type Purchase = {
  currency: PaymentCurrency;
  price: number;
  points: number;
  taps: number;
};

/** Smallest units per unit of each currency: whole Stars, nano-TON, cents. */
const unitsPerOne: Record<PaymentCurrency, number> = { STARS: 1, TON: 1e9, DOLLARS: 100 };

/**
 * Creates a payment and the link that pays it (decisions §6). The payment is stored first, so that no link exists
 * without one. Throws `GATEWAY_UNAVAILABLE` and what the gateway throws.
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
    // Both factors are whole; the error of floating point is less than half a unit.
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
