/** Which name of one side stands for which of the other: ids and codes are free, but the same thing keeps its own. */
export class Pairs {
  readonly #forth = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /** Whether both names can mean one thing of `kind`; from now on they do. */
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
