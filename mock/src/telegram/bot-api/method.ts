import type { Bot } from './bot.ts';
import type { Parameters } from './parameters.ts';

/** The input of a method. `given` are the parameters; `gone` aborts when the bot closes the connection. */
type MethodCall = {
  bot: Bot;
  given: Parameters;
  gone: AbortSignal;
  /** Returns the slug of an invoice link, or the id of a prepared message, for the stand-in's own `id`. */
  slugOf: (id: string) => string;
};

/** Runs one method and returns the `result` of its response. Throws ApiError for an error response. */
export type Method = (call: MethodCall) => unknown;
