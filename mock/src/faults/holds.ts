import { everyOperation } from './faults.ts';

/** Calls that wait until a test releases them. */
export type Hold = {
  /** The number of calls that wait now. */
  readonly waiting: number;
  /** Releases one call: the one that has waited longest or, when none waits, the next one. */
  next: () => void;
  /** Ends the hold: held calls get their responses, and new ones do not wait. */
  release: () => void;
};

/** The backend's side of a hold. */
class Gate implements Hold {
  readonly #operationId: string;
  readonly #queue: (() => void)[] = [];
  #left: number;
  #passes = 0;

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
    else this.#passes += 1;
  };

  release = (): void => {
    this.#left = 0;
    for (const pass of this.#queue.splice(0)) pass();
  };

  /** Stops holding new calls. Calls that wait already never get a response. */
  abandon(): void {
    this.#left = 0;
    this.#queue.length = 0;
  }

  async pass(operationId: string): Promise<void> {
    const isMeant = [operationId, everyOperation].includes(this.#operationId);
    if (!isMeant || this.#left === 0) return;
    this.#left -= 1;
    if (this.#passes > 0) this.#passes -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}

/** All holds of a mock. */
export class Holds {
  readonly #gates = new Set<Gate>();

  /** Holds the next `times` calls of an operation, or of {@link everyOperation}. */
  hold(operationId: string, times: number): Hold {
    const gate = new Gate(operationId, times);
    this.#gates.add(gate);
    return gate;
  }

  /** Resolves once no hold delays a call of the operation. */
  async pass(operationId: string): Promise<void> {
    for (const gate of this.#gates) await gate.pass(operationId);
  }

  /**
   * Ends all holds without a response to the held calls, because their world is gone. If they failed instead, a client
   * that retries would call the next world.
   */
  clear(): void {
    for (const gate of this.#gates) gate.abandon();
    this.#gates.clear();
  }
}
