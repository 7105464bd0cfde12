/** A message on its way between an app and a wallet; both are named by their session's public key. */
export interface BridgeMessage {
  id: number;
  from: string;
  to: string;
  /** Encrypted, base64. */
  message: string;
  traceId: string | null;
  expiresAt: number;
}

type Reader = (letter: BridgeMessage) => void;

/** Keeps messages until they expire and hands them on to whoever reads; `now` in milliseconds. */
export class MessageStore {
  readonly #now: () => number;
  readonly #readers = new Set<{ clients: readonly string[]; hear: Reader }>();
  #letters: BridgeMessage[] = [];
  #lastId = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes a message and gives it to all that read for its receiver. */
  leave({ ttlMs, ...rest }: Omit<BridgeMessage, 'id' | 'expiresAt'> & { ttlMs: number }): void {
    this.#lastId += 1;
    const letter = { ...rest, id: this.#lastId, expiresAt: this.#now() + ttlMs };
    this.#letters = [...this.#unexpired(), letter];
    for (const { clients, hear } of this.#readers) if (clients.includes(letter.to)) hear(letter);
  }

  /** Gives what is there for `clients` after the message `lastId`, then all that comes, until called off. */
  read(clients: readonly string[], lastId: number, hear: Reader): () => void {
    for (const letter of this.#unexpired()) {
      if (letter.id > lastId && clients.includes(letter.to)) hear(letter);
    }
    const reader = { clients, hear };
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  #unexpired(): BridgeMessage[] {
    return this.#letters.filter(({ expiresAt }) => expiresAt > this.#now());
  }
}
