/** Stores which ids of the mock and the server correspond. The same two ids must correspond in all responses. */
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
