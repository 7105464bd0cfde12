import type { Handler } from '../http/handler.ts';
import { catalogue } from './catalogue.ts';

/** What a tap is worth in each currency. */
export const listExchangeRates: Handler<'listExchangeRates'> = () => catalogue.exchangeRates;
