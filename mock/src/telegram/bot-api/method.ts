import type { Bot } from './bot.ts';
import type { Parameters } from './parameters.ts';

/** The input of a method; `gone` aborts when the bot closes the connection. */
type MethodCall = {
  bot: Bot;
  given: Parameters;
  gone: AbortSignal;
  /** Returns the slug for a new invoice with the id `id`. */
  slugOf: (id: string) => string;
};

/** Returns the `result` of one method. Throws ApiError. */
export type Method = (call: MethodCall) => unknown;
