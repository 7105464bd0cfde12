type Reader = (link: string) => void;

/** Passes each connect link to one wallet, once: to the wallet that was opened last, or to the next one that opens. */
export class ConnectLinkQueue {
  readonly #readers = new Set<Reader>();
  readonly #waiting: string[] = [];

  /** Adds a link. Returns true when a wallet received it at once. */
  open(link: string): boolean {
    const reader = [...this.#readers].at(-1);
    if (reader) reader(link);
    else this.#waiting.push(link);
    return reader !== undefined;
  }

  /** Calls `listener` with each waiting and each new link. Returns a function that unsubscribes it. */
  read(listener: Reader): () => void {
    this.#readers.add(listener);
    for (const link of this.#waiting.splice(0)) listener(link);
    return () => this.#readers.delete(listener);
  }
}
