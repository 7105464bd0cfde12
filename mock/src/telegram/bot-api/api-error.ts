const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** An error response of the Bot API. The message is the response's `description`. */
export class ApiError extends Error {
  readonly code: number;
  /** The time in seconds after which the bot may retry. */
  readonly retryAfter: number | undefined;

  constructor(code: number, why?: string, options: ErrorOptions & { retryAfter?: number } = {}) {
    const reason = reasons[code] ?? 'Error';
    super(why ? `${reason}: ${why}` : reason, options);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** Throws an ApiError 400. `why` follows `Bad Request` in its description. */
export function refuse(why: string): never {
  throw new ApiError(400, why);
}
