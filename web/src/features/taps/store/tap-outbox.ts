import { type Balance, type TapBatch, tapsWorth } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';

/** The batches that the server has not acknowledged, in the order in which they were made. */
export class TapOutbox {
  unacked: readonly TapBatch[] = [];
  /** Batches that spend a credit that the server may not have yet: sent now they would be refused. */
  held: readonly TapBatch[] = [];
  readonly #send: (batch: TapBatch) => void;

  /** @param send passes a batch to the live connection, which stores it until its ack */
  constructor(send: (batch: TapBatch) => void) {
    this.#send = send;
    makeAutoObservable(this, { unacked: observableRef, held: observableRef });
  }

  /** The taps of all batches here, each times its multiplier. */
  get worth(): number {
    return tapsWorth(this.unacked) + tapsWorth(this.held);
  }

  /**
   * Sends a batch, or holds it.
   * @param confirmed what the server has, where more than that is shown
   */
  put(batch: TapBatch, confirmed: Balance | undefined) {
    if (confirmed && this.#mustHold(batch, confirmed)) this.held = [...this.held, batch];
    else this.#sendNow(batch);
  }

  /** Sends the batches that are held. */
  release() {
    const batches = this.held;
    this.held = [];
    for (const batch of batches) this.#sendNow(batch);
  }

  /** Sets the batches without an ack, as the live connection has them. */
  setUnacked(unacked: readonly TapBatch[]) {
    this.unacked = unacked;
  }

  dropHeld() {
    this.held = [];
  }

  #mustHold(batch: TapBatch, { available }: Balance): boolean {
    // Behind one that is held, so that they arrive in the order in which they were made.
    return this.held.length > 0 || tapsWorth([...this.unacked, batch]) > available;
  }

  #sendNow(batch: TapBatch) {
    this.unacked = [...this.unacked, batch];
    this.#send(batch);
  }
}
