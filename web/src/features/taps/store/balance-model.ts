import { type Balance, spend, type TapBatch } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';

const zeroBalance: Balance = { available: 0, total: 0 };

/**
 * The part of the live connection that the balance needs. `uncounted` returns the batches that must be subtracted from
 * a balance of the server, and `send` sends a new batch.
 */
export type Batches = {
  uncounted(): readonly TapBatch[];
  send(batch: TapBatch): void;
};

/**
 * The optimistic balance: the confirmed balance plus pending credits, less all batches that the confirmed balance does
 * not contain. Balances can be received out of order. A balance with a smaller total than the confirmed one is stale
 * and is ignored, because total taps never decrease (decisions §6).
 */
export class BalanceModel {
  confirmed: Balance = zeroBalance;
  /** The number of accepted balances; 0 until the first one. */
  accepted = 0;
  pendingCredits: readonly PendingCredit[] = [];
  /** A copy of the live connection's batches at its last event. */
  uncounted: readonly TapBatch[];
  /** Batches that are not sent yet, because they spend an unverified credit and the server would refuse them. */
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
    // The server may already have counted batches of an earlier start, so the result is limited to 0.
    return spend(shown, Math.min(tapsWorth([...this.uncounted, ...this.held]), shown.available));
  }

  /** The sum of the pending credits' taps. */
  get pendingCreditTaps(): number {
    return this.pendingCredits.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** Sends a batch, or holds it if it spends an unverified credit. */
  sendOrHold(batch: TapBatch) {
    if (this.#mustHold(batch)) this.held = [...this.held, batch];
    else this.#send(batch);
  }

  /** Sends all held batches in their order. */
  release() {
    const batches = this.held;
    this.held = [];
    for (const batch of batches) this.#send(batch);
  }

  /** Copies the batches of the live connection again after they changed. */
  readBatches() {
    this.uncounted = this.#batches.uncounted();
  }

  /** Receives the balance of an ack or a refusal, after the live connection has removed the batch. */
  acknowledge(balance: Balance) {
    this.readBatches();
    const postponed = this.#postponed;
    // The postponed balance is newer but may contain batches that are still unacknowledged, so it waits for their acks.
    if (postponed && this.#isWaiting && postponed.total > balance.total) {
      this.#accept(balance);
    } else {
      this.#postponed = undefined;
      this.#accept(postponed && postponed.total >= balance.total ? postponed : balance);
    }
  }

  /**
   * Receives the balance of a push or a response. While there are uncounted batches, the balance waits for their acks.
   * It may already contain these batches, and counting them twice would make the shown total jump.
   */
  receive(balance: Balance) {
    if (this.#isWaiting && this.accepted > 0) this.#postponed = balance;
    else this.#accept(balance);
  }

  /** Adds and returns the pending credit of a gift or a purchase that is requested now. */
  addPendingCredit(): PendingCredit {
    const credit = new PendingCredit(creditsIn(this.confirmed) + this.pendingCreditTaps);
    this.pendingCredits = [...this.pendingCredits, credit];
    return credit;
  }

  /** Drops the balance, the credits and the held batches. The live connection still has its batches. */
  reset() {
    this.#postponed = undefined;
    this.pendingCredits = [];
    this.held = [];
    this.accepted = 0;
    this.confirmed = zeroBalance;
  }

  get #isWaiting(): boolean {
    return this.uncounted.length > 0;
  }

  get #hasUnverifiedCredit(): boolean {
    return this.pendingCredits.some(({ isUnverified }) => isUnverified);
  }

  #mustHold(batch: TapBatch): boolean {
    if (!this.#hasUnverifiedCredit) return false;
    // A batch after a held one is held too, so that the server receives them in their order.
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

/** The credit of a gift or a purchase, from its request until a confirmed balance contains it. */
export class PendingCredit {
  /** The taps to add to the confirmed balance; 0 before they are granted and after they are confirmed. */
  taps = 0;
  isConfirmed = false;
  /** True when only Telegram reported the payment, so the server may not have credited the taps yet. */
  isUnverified = false;
  #hasGivenUp = false;
  readonly #creditsBefore: number;

  /**
   * @param creditsBefore the player's available and total taps at the time of the request, added up, with the taps of
   * the pending credits
   */
  constructor(creditsBefore: number) {
    this.#creditsBefore = creditsBefore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Adds the taps after the server granted them, unless a balance has already confirmed them. */
  grant(taps: number) {
    if (!this.isConfirmed) this.taps = taps;
  }

  /**
   * Adds the taps after Telegram reported the payment. They are unverified: the server may not have credited them yet.
   */
  grantUnverified(taps: number) {
    this.grant(taps);
    this.isUnverified = true;
  }

  /** Lets the next confirmed balance replace the credit, even if that balance does not contain the credit. */
  giveUp() {
    this.#hasGivenUp = true;
  }

  /**
   * Receives a confirmed balance. The balance contains this credit if its available and total taps together are more
   * than `creditsBefore`.
   */
  receive(balance: Balance) {
    if (!this.#hasGivenUp && creditsIn(balance) <= this.#creditsBefore) return;
    this.isConfirmed = true;
    this.taps = 0;
  }
}

/**
 * Returns the sum of available and total taps. Only credits raise it, because tapping moves taps from available to
 * total (decisions §4).
 */
function creditsIn({ available, total }: Balance): number {
  return available + total;
}

/** Returns the worth of the batches in taps: Σ taps × multiplier. */
function tapsWorth(batches: readonly TapBatch[]): number {
  return batches.reduce((sum, batch) => sum + batch.taps * batch.multiplier, 0);
}
