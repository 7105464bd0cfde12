import { setImmediate as turn } from 'node:timers/promises';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';

const groupSize = 1000;
const queueSize = 20_000;

export type TapEntry = {
  message: TapMessage;
  /**
   * Returns false to refuse the message. Called in the order in which the messages arrived, after the commit of the
   * previous group has ended.
   */
  mayCount(): boolean;
  /** Called in order of arrival, when the message is durable. */
  done(outcome: TapOutcome): void;
  /**
   * Called instead of `done` if `mayCount` returned false, if the commit failed (the message may still have been
   * counted), or if the user's balance is missing. `isUnknown` is true only if the balance is missing.
   */
  failed(isUnknown: boolean): void;
};

/** Commits messages in groups. A process has one `Flusher` for each shard, so that messages stay in order. */
export class Flusher {
  readonly #apply: (messages: TapMessage[]) => Promise<TapOutcome[]>;
  readonly #onFailure: (error: unknown) => void;
  #queue: TapEntry[] = [];
  /** Messages that are durable but not acknowledged yet. */
  readonly #committed: { entry: TapEntry; outcome: TapOutcome }[] = [];
  #running: Promise<void> | undefined;

  constructor(
    apply: (messages: TapMessage[]) => Promise<TapOutcome[]>,
    onFailure: (error: unknown) => void,
  ) {
    this.#apply = apply;
    this.#onFailure = onFailure;
  }

  /** Queues a message. Returns false if the queue is full. */
  add(entry: TapEntry): boolean {
    if (this.#queue.length >= queueSize) return false;
    this.#queue.push(entry);
    this.#running ??= this.#flush();
    return true;
  }

  /** The number of messages that wait for a commit. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when all messages that were queued so far are committed or have failed. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #flush() {
    // Messages that arrive in the same turn of the event loop go into one statement.
    await turn();
    while (this.#queue.length > 0) {
      const commit = this.#commit(this.#takeGroup());
      // The statement leaves in this turn. While PostgreSQL works on it, the group before it is acknowledged.
      await turn();
      this.#acknowledge();
      await commit;
      if (this.#queue.length === 0) this.#acknowledge();
    }
    this.#running = undefined;
  }

  #takeGroup(): TapEntry[] {
    const group: TapEntry[] = [];
    for (const entry of this.#queue.splice(0, groupSize)) {
      if (entry.mayCount()) group.push(entry);
      else this.#fail(entry);
    }
    return group;
  }

  async #commit(group: TapEntry[]) {
    if (group.length === 0) return;
    let outcomes: TapOutcome[] | undefined;
    try {
      outcomes = await this.#apply(group.map(({ message }) => message));
    } catch (error) {
      this.#onFailure(error);
    }
    for (const [index, entry] of group.entries()) {
      const outcome = outcomes?.[index];
      if (outcome) this.#committed.push({ entry, outcome });
      else this.#fail(entry, outcomes !== undefined);
    }
  }

  #acknowledge() {
    for (const { entry, outcome } of this.#committed.splice(0)) entry.done(outcome);
  }

  #fail(entry: TapEntry, isUnknown = false) {
    this.#acknowledge();
    entry.failed(isUnknown);
  }
}
