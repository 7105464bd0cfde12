/** An encrypted message between an app and a wallet. `from` and `to` are public keys. */
type BridgeMessage = {
  id: number;
  from: string;
  to: string;
  /** The encrypted content, base64. */
  message: string;
  traceId: string | null;
  expiresAt: number;
};

type Reader = (message: BridgeMessage) => void;

/** Stores messages until they expire. Sends messages to the open streams of their receivers. */
export class MessageStore {
  readonly #now: () => number;
  readonly #readers = new Set<{ clients: readonly string[]; listener: Reader }>();
  #messages: BridgeMessage[] = [];
  #lastId = 0;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  add({ ttlMs, ...rest }: Omit<BridgeMessage, 'id' | 'expiresAt'> & { ttlMs: number }): void {
    this.#lastId += 1;
    const message = { ...rest, id: this.#lastId, expiresAt: this.#now() + ttlMs };
    this.#messages = [...this.#unexpired(), message];
    for (const { clients, listener } of this.#readers)
      if (clients.includes(message.to)) listener(message);
  }

  /**
   * Calls `listener` with the stored messages to `clients` whose id is above `lastId`, and then with each new message
   * to `clients`. Returns a function that removes the listener.
   */
  read(clients: readonly string[], lastId: number, listener: Reader): () => void {
    for (const message of this.#unexpired()) {
      if (message.id > lastId && clients.includes(message.to)) listener(message);
    }
    const reader = { clients, listener };
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  #unexpired(): BridgeMessage[] {
    return this.#messages.filter(({ expiresAt }) => expiresAt > this.#now());
  }
}
