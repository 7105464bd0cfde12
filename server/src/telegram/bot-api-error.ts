/** An error of the Bot API that is safe to log: without the URL and the parameters, which may contain tokens. */
export class BotApiError extends Error {
  readonly method: string;
  /** The Bot API's error code; null if there was no response. */
  readonly code: number | null;
  /** The Bot API's error text, or the reason why there was no response. */
  readonly description: string;
  /** The pause in milliseconds that the Bot API requests before the next call; 0 if no pause is requested. */
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
