/** Stores pairs: an id in the mock and the id of the same object in the server. An id may be in only one pair. */
export class Pairs {
  readonly #forth = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /** Pairs two ids. Returns false if either id is already paired with another id. */
  agree(kind: string, mock: unknown, server: unknown): boolean {
    const there = `${kind} ${mock}`;
    const here = `${kind} ${server}`;
    if (!this.#forth.has(there) && !this.#back.has(here)) {
      this.#forth.set(there, server);
      this.#back.set(here, mock);
    }
    return this.#forth.get(there) === server && this.#back.get(here) === mock;
  }
}
