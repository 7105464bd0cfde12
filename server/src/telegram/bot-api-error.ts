/**
 * A failed call of the Bot API. Contains only method and reason: the URL has the bot's token, and the parameters may
 * have the payment provider's.
 */
export class BotApiError extends Error {
  readonly method: string;
  /** The Bot API's error code; null if there was no response. */
  readonly code: number | null;
  /** The Bot API's error text, or why there is none. */
  readonly description: string;
  /** How long the Bot API asks to wait. */
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
