import type { Handler } from '../contract/handler.ts';

/** Returns the price of a tap in each currency. */
export const listExchangeRates: Handler<'listExchangeRates'> = async (_, { prices }) =>
  (await prices()).exchangeRates;
