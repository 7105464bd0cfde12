/**
 * A call of the Bot API that failed. Says which method and why, and nothing else: the address of the call
 * holds the bot's token, and its parameters may hold the payment provider's.
 */
export class BotApiError extends Error {
  readonly method: string;
  /** The Bot API's own code; null when it did not answer. */
  readonly code: number | null;
  /** The Bot API's own words, or why there were none. */
  readonly description: string;
  /** How long it wants to be left alone. */
  readonly retryAfterMs: number;

  constructor(method: string, code: number | null, description: string, retryAfterMs = 0) {
    super(`${method}: ${code === null ? '' : `${code} `}${description}`);
    this.name = 'BotApiError';
    this.method = method;
    this.code = code;
    this.description = description;
    this.retryAfterMs = retryAfterMs;
  }
}
