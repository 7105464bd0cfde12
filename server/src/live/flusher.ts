import type { TapMessage, TapOutcome } from '../taps/apply-taps.ts';

const groupSize = 1000;
const queueSize = 20_000;

export type TapEntry = {
  message: TapMessage;
  /**
   * Returns true if the message may be counted. Called in order of arrival, when all earlier messages are committed,
   * failed or in the same group.
   */
  mayCount(): boolean;
  /** Called in order of arrival when the message is durable. */
  done(outcome: TapOutcome): void;
  /**
   * Called if `mayCount` returned false or the commit failed. After a failed commit the message may or may not be
   * counted.
   */
  failed(): void;
};

/**
 * Group commit: messages that arrive while a statement runs are queued, and the next statement commits them together,
 * as one group. A process has only one `Flusher`, so that messages count in their order of arrival.
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

  /** Queues a message. Returns false, without queueing it, if the queue is full. */
  add(entry: TapEntry): boolean {
    if (this.#queue.length >= queueSize) return false;
    this.#queue.push(entry);
    this.#running ??= this.#flush();
    return true;
  }

  /** Number of messages that wait for a commit. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when everything queued so far is committed or failed. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #flush() {
    // Messages that arrive in the same turn of the event loop go into one statement.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, groupSize));
    this.#running = undefined;
  }

  async #commit(entries: TapEntry[]) {
    const group: TapEntry[] = [];
    for (const entry of entries) {
      if (entry.mayCount()) group.push(entry);
      else entry.failed();
    }
    if (group.length === 0) return;
    let outcomes: TapOutcome[];
    try {
      outcomes = await this.#apply(group.map(({ message }) => message));
    } catch (error) {
      this.#onFailure(error);
      for (const entry of group) entry.failed();
      return;
    }
    for (const [index, entry] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome) entry.done(outcome);
      else entry.failed();
    }
  }
}
