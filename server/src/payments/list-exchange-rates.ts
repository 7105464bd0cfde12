import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';

/** Returns the price of a tap in each currency. */
export const listExchangeRates: Handler<'listExchangeRates'> = () => catalogue.exchangeRates;
