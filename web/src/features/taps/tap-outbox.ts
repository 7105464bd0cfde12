import { type Balance, type TapBatch, tapsWorth } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';

/** Batches between the finger and the server's answer, in the order in which they were made. */
export class TapOutbox {
  unheard: readonly TapBatch[] = [];
  /** Batches that spend what was paid for and the server does not have yet: sent early they would be refused. */
  waiting: readonly TapBatch[] = [];
  readonly #send: (batch: TapBatch) => void;

  /** @param send hands a batch to whoever keeps it until it is heard */
  constructor(send: (batch: TapBatch) => void) {
    this.#send = send;
    makeAutoObservable(this, { unheard: observableRef, waiting: observableRef });
  }

  /** What the server has not counted yet, in taps. */
  get worth(): number {
    return tapsWorth(this.unheard) + tapsWorth(this.waiting);
  }

  /**
   * Sends a batch, or lets it wait.
   * @param theServers what the server has to spend, where more than that is shown
   */
  put(batch: TapBatch, theServers: Balance | undefined) {
    if (theServers && this.#mustWait(batch, theServers)) this.waiting = [...this.waiting, batch];
    else this.#leave(batch);
  }

  /** Sends what waits. */
  release() {
    const batches = this.waiting;
    this.waiting = [];
    for (const batch of batches) this.#leave(batch);
  }

  /** The batches that are left without an answer, as the live connection keeps them. */
  keep(unheard: readonly TapBatch[]) {
    this.unheard = unheard;
  }

  dropWaiting() {
    this.waiting = [];
  }

  #mustWait(batch: TapBatch, { available }: Balance): boolean {
    // Behind one that waits, so that they arrive in the order in which they were made.
    return this.waiting.length > 0 || tapsWorth([...this.unheard, batch]) > available;
  }

  #leave(batch: TapBatch) {
    this.unheard = [...this.unheard, batch];
    this.#send(batch);
  }
}
