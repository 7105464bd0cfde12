/** Which name of one side corresponds to which of the other: ids and codes are free, but must stay paired. */
export class Pairs {
  readonly #forth = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /** Pairs two names of `kind`. Returns false if one is already paired with another. */
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
