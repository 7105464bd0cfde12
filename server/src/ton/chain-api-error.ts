/** A failed call of the chain's API. Contains only method and reason, because the request contains the API's key. */
export class ChainApiError extends Error {
  readonly method: string;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;

  constructor(method: string, status: number | null, reason: string, options?: ErrorOptions) {
    super(`${method}: ${status === null ? '' : `${status} `}${reason}`, options);
    this.name = 'ChainApiError';
    this.method = method;
    this.status = status;
  }
}
