/**
 * Stores which id of the mock corresponds to which id of the server. Each backend chooses its ids and codes itself, but
 * two that belong together must always appear together.
 */
export class Pairs {
  readonly #forth = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /**
   * Pairs an id of the mock with an id of the server. Returns false if one of them is paired with another id already.
   */
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
