import type { Bot } from './bot.ts';
import type { Parameters } from './parameters.ts';

/** The input of a method. `gone` aborts when the bot closes the connection. */
type MethodCall = {
  bot: Bot;
  given: Parameters;
  gone: AbortSignal;
  /** Returns what the player's Telegram gets for a new invoice or prepared message with the id `id`. */
  slugOf: (id: string) => string;
};

/** Runs one method and returns the `result` of its response. Throws ApiError for an error response. */
export type Method = (call: MethodCall) => unknown;
