/**
 * Stores which id of the mock corresponds to which id of the server. Each backend chooses its own ids and codes. Where
 * one backend returns an id, the other must always return the corresponding id.
 */
export class Pairs {
  readonly #forth = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /**
   * Pairs an id of the mock with an id of the server. Returns false if one of the two ids is already paired with
   * another id.
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
