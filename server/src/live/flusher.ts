import type { TapMessage, TapOutcome } from '../taps/apply-taps.ts';

const batchSize = 1000;
const queueSize = 20_000;

export type TapEntry = {
  message: TapMessage;
  /** Whether it may be counted; asked in order of arrival, when all earlier messages are settled or in the same commit. */
  admits(): boolean;
  /** The message is durable; called in order of arrival. */
  done(outcome: TapOutcome): void;
  /** The message was not admitted, or its commit failed: it is not known to be counted. */
  failed(): void;
};

/**
 * Commits in groups: while one statement runs, messages gather, and all that wait go into the next one.
 * One per process, so its order of messages is the order in which they count.
 */
export class Flusher {
  readonly #apply: (messages: TapMessage[]) => Promise<TapOutcome[]>;
  readonly #onFailure: (error: unknown) => void;
  #queue: TapEntry[] = [];
  #running: Promise<void> | undefined;

  constructor(
    apply: (messages: TapMessage[]) => Promise<TapOutcome[]>,
    onFailure: (error: unknown) => void,
  ) {
    this.#apply = apply;
    this.#onFailure = onFailure;
  }

  /** Takes a message; false, and the message is not taken, when too many wait already. */
  add(entry: TapEntry): boolean {
    if (this.#queue.length >= queueSize) return false;
    this.#queue.push(entry);
    this.#running ??= this.#flush();
    return true;
  }

  /** How many messages wait for a commit. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when everything taken so far is settled. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #flush() {
    // Messages of the same turn of the event loop go together.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, batchSize));
    this.#running = undefined;
  }

  async #commit(entries: TapEntry[]) {
    const batch: TapEntry[] = [];
    for (const entry of entries) {
      if (entry.admits()) batch.push(entry);
      else entry.failed();
    }
    if (batch.length === 0) return;
    let outcomes: TapOutcome[];
    try {
      outcomes = await this.#apply(batch.map(({ message }) => message));
    } catch (error) {
      this.#onFailure(error);
      for (const entry of batch) entry.failed();
      return;
    }
    for (const [index, entry] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome) entry.done(outcome);
      else entry.failed();
    }
  }
}
