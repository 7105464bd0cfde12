/** If this many checks in a row get no response, the kit sends no more requests. */
const mostUnanswered = 16;

/** Counts the checks that got no response to a request. The count starts again at 0 when the server responds. */
export class Silence {
  // One check may send more than `mostUnanswered` requests at once, and a server may drop all of them.
  readonly #unanswered = new Set<object>();

  /** The reason why the kit sends no more requests. Undefined while requests are allowed. */
  get reason(): string | undefined {
    return this.#unanswered.size < mostUnanswered ? undefined : 'the server has stopped responding';
  }

  /**
   * Returns the result of `sent`. If `sent` rejects, adds the check to the checks without a response; otherwise,
   * forgets all these checks.
   * @param check An object that identifies the check. All its requests pass the same object.
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
