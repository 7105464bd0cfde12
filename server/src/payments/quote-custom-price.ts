import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';
import { rateOf } from './prices.ts';

/** Returns the price of a custom amount of taps, and the total with bonus, even if no gateway accepts the currency. */
export const quoteCustomPrice: Handler<'quoteCustomPrice'> = async ({ query }, { prices }) =>
  quotePrice(
    query.amount,
    query.payment_currency,
    rateOf(await prices(), query.payment_currency),
    catalogue.bonusThresholds,
  );
