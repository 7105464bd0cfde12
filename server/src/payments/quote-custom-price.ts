import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../contract/handler.ts';
import { catalogue, rateOf } from './catalogue.ts';

/** Returns price and taps of a custom amount, also for a currency that is not sold now. */
export const quoteCustomPrice: Handler<'quoteCustomPrice'> = ({ query }) =>
  quotePrice(
    query.amount,
    query.payment_currency,
    rateOf(query.payment_currency),
    catalogue.bonusThresholds,
  );
