import type { Bot } from './bot.ts';
import type { Parameters } from './parameters.ts';

type MethodCall = {
  bot: Bot;
  given: Parameters;
  /** Aborts when the bot closes the connection. */
  gone: AbortSignal;
  /** Returns a slug that contains `id` and the port of the fake Bot API. */
  slugOf: (id: string) => string;
};

/** Returns the `result` of the response. Throws an ApiError to send an error response. */
export type Method = (call: MethodCall) => unknown;
