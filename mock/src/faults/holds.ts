import { everyOperation } from './faults.ts';

/** A hold delays calls until a test releases them. */
export type Hold = {
  readonly waiting: number;
  /** Releases the call that has waited longest. If no call waits, the next call is not delayed. */
  next: () => void;
  /** Releases all waiting calls. Later calls are not delayed. */
  release: () => void;
};

class QueuedHold implements Hold {
  readonly #operationId: string;
  readonly #queue: (() => void)[] = [];
  #left: number;
  #permits = 0;

  constructor(operationId: string, times: number) {
    this.#operationId = operationId;
    this.#left = times;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  next = (): void => {
    const first = this.#queue.shift();
    if (first) first();
    else this.#permits += 1;
  };

  release = (): void => {
    this.#left = 0;
    for (const resume of this.#queue.splice(0)) resume();
  };

  /** Ends the hold. Waiting calls never get a response. */
  abandon(): void {
    this.#left = 0;
    this.#queue.length = 0;
  }

  async wait(operationId: string): Promise<void> {
    const isMeant = [operationId, everyOperation].includes(this.#operationId);
    if (!isMeant || this.#left === 0) return;
    this.#left -= 1;
    if (this.#permits > 0) this.#permits -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}

export class Holds {
  readonly #holds = new Set<QueuedHold>();

  /**
   * Delays the next `times` calls of an operation until the returned hold releases them.
   * @param operationId the operation, or {@link everyOperation} for all operations
   */
  hold(operationId: string, times: number): Hold {
    const hold = new QueuedHold(operationId, times);
    this.#holds.add(hold);
    return hold;
  }

  /** Resolves when a call of the operation may continue. */
  async wait(operationId: string): Promise<void> {
    for (const hold of this.#holds) await hold.wait(operationId);
  }

  /** Ends all holds. Calls that still wait never get a response. */
  clear(): void {
    // After an error, a client would retry the call in the new world.
    for (const hold of this.#holds) hold.abandon();
    this.#holds.clear();
  }
}
