/**
 * After this number of requests in a row without a response, the server is gone. The requests of a single check are
 * fewer, but parallel checks together reach the number.
 */
const mostUnanswered = 16;

/** Counts the requests in a row that got no response. */
export class Silence {
  #unanswered = 0;

  /** Why no more requests are sent: the last ones all got no response. Undefined while the server responds. */
  get reason(): string | undefined {
    return this.#unanswered < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /** Counts whether a request gets a response. Resolves and rejects like `sent`. */
  async track<T>(sent: Promise<T>): Promise<T> {
    try {
      const response = await sent;
      this.#unanswered = 0;
      return response;
    } catch (error) {
      this.#unanswered += 1;
      throw error;
    }
  }
}
