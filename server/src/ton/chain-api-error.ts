/**
 * A question to the chain's API that failed. Says which method and why, and nothing else: the request holds the
 * API's key.
 */
export class ChainApiError extends Error {
  readonly method: string;
  /** The HTTP status; null when it did not answer. */
  readonly status: number | null;

  constructor(method: string, status: number | null, reason: string, options?: ErrorOptions) {
    super(`${method}: ${status === null ? '' : `${status} `}${reason}`, options);
    this.name = 'ChainApiError';
    this.method = method;
    this.status = status;
  }
}
