/** After requests of this many checks in a row got no response, the kit sends no more. */
const mostUnanswered = 16;

/** Counts the checks that have sent a request without a response since the server last responded. */
export class Silence {
  // One check may send more than `mostUnanswered` requests at once, and a server may drop all of them.
  readonly #unanswered = new Set<object>();

  /** The reason why the kit sends no more requests. Undefined while requests are allowed. */
  get reason(): string | undefined {
    return this.#unanswered.size < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /**
   * Returns the result of `sent`. If `sent` rejects, counts the check; otherwise, sets the count to 0.
   * @param check Any object that all requests of one check share
   */
  async track<T>(check: object, sent: Promise<T>): Promise<T> {
    try {
      const response = await sent;
      this.#unanswered.clear();
      return response;
    } catch (error) {
      this.#unanswered.add(check);
      throw error;
    }
  }
}
