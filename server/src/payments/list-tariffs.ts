import type { Handler } from '../contract/handler.ts';

/** Returns all offers in all currencies, at the rates of now. */
export const listTariffs: Handler<'listTariffs'> = async (_, { prices }) =>
  (await prices()).tariffs;
