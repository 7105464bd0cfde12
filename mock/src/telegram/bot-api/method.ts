import type { Bot } from './bot.ts';
import type { Parameters } from './parameters.ts';

/** The input of a method. */
type MethodCall = {
  bot: Bot;
  /** The parameters of the call. */
  given: Parameters;
  /** Aborts when the bot closes the connection. */
  gone: AbortSignal;
  /**
   * Adds the port of the fake Bot API to `id`. Returns a text to use as the slug of an invoice link or as the id of a
   * prepared message.
   */
  slugOf: (id: string) => string;
};

/** Runs one method and returns the `result` of its response. Throws an ApiError for an error response. */
export type Method = (call: MethodCall) => unknown;
