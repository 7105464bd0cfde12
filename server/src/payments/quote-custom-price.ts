import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';
import { rateOf } from './prices.ts';

/**
 * Returns the price of a custom number of taps, and how many taps the player gets with the bonus. Does not check that
 * a gateway accepts the currency.
 */
export const quoteCustomPrice: Handler<'quoteCustomPrice'> = async ({ query }, { prices }) =>
  quotePrice(
    query.amount,
    query.payment_currency,
    rateOf(await prices(), query.payment_currency),
    catalogue.bonusThresholds,
  );
