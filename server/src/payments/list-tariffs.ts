import type { Handler } from '../contract/handler.ts';

/** Returns all offers in all currencies, at the current rates. */
export const listTariffs: Handler<'listTariffs'> = async (_, { prices }) =>
  (await prices()).tariffs;
