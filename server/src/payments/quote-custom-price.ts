import { quotePrice } from '@bold/sdk/game';
import type { Handler } from '../http/handler.ts';
import { catalogue, rateOf } from './catalogue.ts';

/** What a custom amount costs and brings; also for a currency that is not sold at the moment. */
export const quoteCustomPrice: Handler<'quoteCustomPrice'> = ({ query }) =>
  quotePrice(
    query.amount,
    query.payment_currency,
    rateOf(query.payment_currency),
    catalogue.bonusThresholds,
  );
