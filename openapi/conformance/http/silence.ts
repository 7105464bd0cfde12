/** The limit of consecutive requests without a response. At this limit, the kit stops sending requests. */
const mostUnanswered = 16;

/** Counts the requests in a row that got no response. */
export class Silence {
  #unanswered = 0;

  /**
   * The reason why the kit sends no more requests. Undefined while the count of consecutive requests without a
   * response is below `mostUnanswered`.
   */
  get reason(): string | undefined {
    return this.#unanswered < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /**
   * Resolves and rejects like `sent`. A rejection adds one to the count of requests without a response, and a response
   * sets this count to zero.
   */
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
