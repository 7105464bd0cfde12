import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';
import { createInvoice } from './create-invoice.ts';
import { rateOf } from './prices.ts';

/** Creates an invoice for a custom number of taps, at the price of `quoteCustomPrice`. */
export const createCustomInvoice: Handler<'createCustomInvoice'> = async (
  { body, ...player },
  deps,
) => {
  const { taps_amount: points, payment_currency: currency } = body;
  const prices = await deps.prices();
  const rate = rateOf(prices, currency);
  const quote = quotePrice(points, currency, rate, catalogue.bonusThresholds);
  return createInvoice(deps, player, prices, {
    currency,
    price: quote.target_price,
    points,
    taps: quote.total_amount,
  });
};
