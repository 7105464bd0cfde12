type Reader = (link: string) => void;

/**
 * Hands each connect link to one wallet, once: to the one that was opened last, or to the next that
 * is opened.
 */
export class ConnectLinkQueue {
  readonly #readers = new Set<Reader>();
  readonly #waiting: string[] = [];

  /** Takes a link and says whether a wallet has it already. */
  open(link: string): boolean {
    const reader = [...this.#readers].at(-1);
    if (reader) reader(link);
    else this.#waiting.push(link);
    return reader !== undefined;
  }

  /** Gives what waits and what comes to `hear`, until called off. */
  read(hear: Reader): () => void {
    this.#readers.add(hear);
    for (const link of this.#waiting.splice(0)) hear(link);
    return () => this.#readers.delete(hear);
  }
}
