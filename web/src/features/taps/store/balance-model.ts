import { type Balance, spend, type TapBatch } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';

const nothing: Balance = { available: 0, total: 0 };

/** The live connection as the owner of the batches that are in no balance of the server. */
export type Batches = {
  uncounted(): readonly TapBatch[];
  send(batch: TapBatch): void;
};

/**
 * The optimistic balance: the confirmed balance, plus pending credits, less all batches that it does not contain.
 * Acks, pushes and responses may arrive out of order; total taps never decrease (decisions §6), so a smaller total is
 * stale.
 */
export class BalanceModel {
  confirmed: Balance = nothing;
  /** How many balances were accepted; 0 while none is known. */
  accepted = 0;
  pendingCredits: readonly PendingCredit[] = [];
  /** The batches of the live connection, as of its last event: it owns them, the model only reads. */
  uncounted: readonly TapBatch[];
  /** Batches that spend a credit that the server may not have yet: sent now they would be refused. */
  held: readonly TapBatch[] = [];
  #postponed: Balance | undefined;
  readonly #batches: Batches;

  constructor(batches: Batches) {
    this.#batches = batches;
    this.uncounted = batches.uncounted();
    makeAutoObservable(this, {
      uncounted: observableRef,
      confirmed: observableRef,
      pendingCredits: observableRef,
      held: observableRef,
    });
  }

  get balance(): Balance {
    const { available, total } = this.confirmed;
    const shown = { available: available + this.pendingCreditTaps, total };
    // The server may have counted batches of an earlier start already: never show less than 0.
    return spend(shown, Math.min(tapsWorth([...this.uncounted, ...this.held]), shown.available));
  }

  /** The shown taps of gifts and purchases that no confirmed balance contains. */
  get pendingCreditTaps(): number {
    return this.pendingCredits.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** Sends a batch, or holds it while the server may not have the taps that it spends. */
  put(batch: TapBatch) {
    if (this.#mustHold(batch)) this.held = [...this.held, batch];
    else this.#send(batch);
  }

  /** Sends the batches that are held. */
  release() {
    const batches = this.held;
    this.held = [];
    for (const batch of batches) this.#send(batch);
  }

  /** Reads the batches of the live connection again. Call it when they changed. */
  readBatches() {
    this.uncounted = this.#batches.uncounted();
  }

  /** Receives the balance of an ack or a refusal, after its batch has left the live connection. */
  acknowledge(balance: Balance) {
    this.readBatches();
    const postponed = this.#postponed;
    if (postponed && this.#isWaiting && postponed.total > balance.total) {
      this.#accept(balance);
    } else {
      this.#postponed = undefined;
      this.#accept(postponed && postponed.total >= balance.total ? postponed : balance);
    }
  }

  /**
   * Receives a balance that acknowledges no batch. While batches are in flight it may or may not contain them, so it is
   * postponed until their acks arrive: the number on the screen does not jump.
   */
  receive(balance: Balance) {
    if (this.#isWaiting && this.accepted > 0) this.#postponed = balance;
    else this.#accept(balance);
  }

  /** Starts to wait for the credit of a gift or a purchase that is requested now. */
  addPendingCredit(): PendingCredit {
    const credit = new PendingCredit(creditsIn(this.confirmed) + this.pendingCreditTaps);
    this.pendingCredits = [...this.pendingCredits, credit];
    return credit;
  }

  /** Sets everything to 0. The live connection keeps its batches. */
  reset() {
    this.#postponed = undefined;
    this.pendingCredits = [];
    this.held = [];
    this.accepted = 0;
    this.confirmed = nothing;
  }

  get #isWaiting(): boolean {
    return this.uncounted.length > 0;
  }

  get #hasUnverifiedCredit(): boolean {
    return this.pendingCredits.some(({ isUnverified }) => isUnverified);
  }

  #mustHold(batch: TapBatch): boolean {
    if (!this.#hasUnverifiedCredit) return false;
    // Behind one that is held, so that they arrive in the order in which they were made.
    if (this.held.length > 0) return true;
    return tapsWorth([...this.uncounted, batch]) > this.confirmed.available;
  }

  #send(batch: TapBatch) {
    this.#batches.send(batch);
    this.readBatches();
  }

  #accept(balance: Balance) {
    if (this.accepted > 0 && balance.total < this.confirmed.total) return;
    this.confirmed = balance;
    this.accepted += 1;
    for (const credit of this.pendingCredits) credit.receive(balance);
    this.pendingCredits = this.pendingCredits.filter(({ isConfirmed }) => !isConfirmed);
    if (!this.#hasUnverifiedCredit) this.release();
  }
}

/** One gift or purchase, from the request until a confirmed balance contains it. */
export class PendingCredit {
  /** The taps to add to the confirmed balance: 0 before they are granted and once they are confirmed. */
  taps = 0;
  isConfirmed = false;
  /** True when only Telegram reported the payment: the server may not have these taps yet. */
  isUnverified = false;
  #hasGivenUp = false;
  readonly #creditsBefore: number;

  /** @param creditsBefore the credits known at the request, pending ones included */
  constructor(creditsBefore: number) {
    this.#creditsBefore = creditsBefore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The server granted it: adds its taps at once, unless a balance confirmed it already. */
  grant(taps: number) {
    if (!this.isConfirmed) this.taps = taps;
  }

  /** Telegram reported the payment: adds its taps, but the server may refuse to spend them yet. */
  promise(taps: number) {
    this.grant(taps);
    this.isUnverified = true;
  }

  /** Stops waiting: the next balance of the server counts alone, even if it does not contain the credit. */
  giveUp() {
    this.#hasGivenUp = true;
  }

  /** Receives a confirmed balance. One with more credits than before contains this one. */
  receive(balance: Balance) {
    if (!this.#hasGivenUp && creditsIn(balance) <= this.#creditsBefore) return;
    this.isConfirmed = true;
    this.taps = 0;
  }
}

/**
 * Returns the sum of available and total taps. Tapping moves taps from one to the other, so only credits raise the
 * sum (decisions §4): it shows which credits a balance contains.
 */
function creditsIn({ available, total }: Balance): number {
  return available + total;
}

/** Returns Σ taps × multiplier. */
function tapsWorth(batches: readonly TapBatch[]): number {
  return batches.reduce((sum, batch) => sum + batch.taps * batch.multiplier, 0);
}
