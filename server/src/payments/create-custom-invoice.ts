import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../contract/handler.ts';
import { catalogue, rateOf } from './catalogue.ts';
import { createInvoice } from './create-invoice.ts';

/** Creates an invoice for a custom amount, at the quoted price. */
export const createCustomInvoice: Handler<'createCustomInvoice'> = ({ body, ...player }, deps) => {
  const { taps_amount: points, payment_currency: currency } = body;
  const quote = quotePrice(points, currency, rateOf(currency), catalogue.bonusThresholds);
  return createInvoice(deps, player, {
    currency,
    price: quote.target_price,
    points,
    taps: quote.total_amount,
  });
};
