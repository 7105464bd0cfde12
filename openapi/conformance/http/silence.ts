/** The number of requests in a row without a response after which the kit sends no more requests. */
const mostUnanswered = 16;

/** Counts the requests in a row that got no response. */
export class Silence {
  #unanswered = 0;

  /**
   * The reason why the kit sends no more requests. Undefined if fewer than `mostUnanswered` requests in a row got no
   * response.
   */
  get reason(): string | undefined {
    return this.#unanswered < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /**
   * Adds one to the count if `sent` rejects, and sets the count to zero if `sent` resolves. Resolves and rejects like
   * `sent`.
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
