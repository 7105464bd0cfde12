/** After this many requests in a row without a response, the kit sends no more. */
const mostUnanswered = 16;

/** Counts the requests in a row that got no response. */
export class Silence {
  #unanswered = 0;

  /** The reason why the kit sends no more requests. Undefined while requests are allowed. */
  get reason(): string | undefined {
    return this.#unanswered < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /** Returns the result of `sent`. A rejection increases the count, and a response resets the count. */
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
