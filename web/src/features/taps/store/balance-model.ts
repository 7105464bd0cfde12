import { type Balance, spend, type TapBatch } from '@bold/sdk/game';
import type { Batch } from '@bold/sdk/live';
import { makeAutoObservable, observableRef } from 'mobx';

const zeroBalance: Balance = { available: 0, total: 0 };

type Postponed = {
  readonly balance: Balance;
  /** True if the server pushed the balance, false if the app requested it. */
  readonly isPush: boolean;
};

export type Batches = {
  /** Returns the unacknowledged batches. Skips batches that another launch has already sent. */
  uncounted(): readonly Batch[];
  /** @param mustHold True to store this and all later batches without sending them, until `release` is called */
  send(batch: TapBatch, mustHold: boolean): void;
  release(): void;
};

/**
 * Calculates the balance to show: adds the pending credits to the confirmed balance, and spends the taps of
 * unacknowledged batches. Only `receiveLatest` accepts a balance whose `total` is below `confirmed.total` (decisions
 * §6).
 */
export class BalanceModel {
  confirmed: Balance = zeroBalance;
  /** The number of accepted balances; 0 at first and after `reset`. */
  accepted = 0;
  pendingCredits: readonly PendingCredit[] = [];
  /** A copy of the last result of `Batches.uncounted`. Only `readBatches` updates this copy. */
  uncounted: readonly Batch[];
  /** The worth of the batches that were acknowledged as duplicates since the last confirmed balance. */
  #duplicates = 0;
  #postponed: Postponed | undefined;
  readonly #batches: Batches;

  constructor(batches: Batches) {
    this.#batches = batches;
    this.uncounted = batches.uncounted();
    makeAutoObservable(this, {
      uncounted: observableRef,
      confirmed: observableRef,
      pendingCredits: observableRef,
    });
  }

  get balance(): Balance {
    const { available, total } = this.confirmed;
    const shown = { available: available + this.pendingCreditTaps, total };
    // The server may already have counted batches of an earlier start, so the result is limited to 0.
    return spend(shown, Math.min(this.#worthWith([]), shown.available));
  }

  get pendingCreditTaps(): number {
    return this.pendingCredits.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** Sends a batch, or holds it and all later ones if it spends an unverified credit. */
  sendOrHold(batch: TapBatch) {
    const isCovered = this.#worthWith([batch]) <= this.confirmed.available;
    this.#batches.send(batch, this.#hasUnverifiedCredit && !isCovered);
    this.readBatches();
  }

  /** Updates `uncounted` from the live connection. Must be called after each change of the connection's batches. */
  readBatches() {
    this.uncounted = this.#batches.uncounted();
  }

  /**
   * Receives the balance of an ack or a refusal. Must be called after the connection has removed an acknowledged batch.
   * @param mayContainWaiting True if `balance` may already contain batches that are still unacknowledged. Such a
   * balance is ignored while `uncounted` has sent batches.
   */
  acknowledge(balance: Balance, mayContainWaiting = false) {
    const before = this.uncounted;
    this.readBatches();
    if (mayContainWaiting && this.#isWaiting) {
      this.#duplicates += tapsWorth(before) - tapsWorth(this.uncounted);
      return;
    }
    const postponed = this.#postponed;
    // The postponed balance is newer but may contain batches that are still unacknowledged, so it waits for their acks.
    if (postponed && this.#isWaiting && postponed.balance.total > balance.total) {
      this.#accept(balance);
    } else {
      this.#postponed = undefined;
      this.#accept(postponed && isNewer(postponed, balance) ? postponed.balance : balance);
    }
  }

  /**
   * Receives the balance of a push or a response. Postpones the balance while `uncounted` has sent batches, but always
   * accepts the first balance after a launch or `reset` at once.
   */
  receive(balance: Balance) {
    this.#acceptOrPostpone({ balance, isPush: true });
  }

  /**
   * Drops the postponed balance. Must be called when the live connection closes, because the next connection receives
   * newer balances.
   */
  disconnect() {
    this.#postponed = undefined;
  }

  /**
   * Receives the balance of a response, even if the balance's total is smaller than the confirmed total, for example
   * after the server was restored from a backup. Must be called only if no other balance was accepted during the
   * request.
   */
  receiveLatest(balance: Balance) {
    if (balance.total < this.confirmed.total) {
      this.#postponed = undefined;
      this.#confirm(balance);
    } else if (!this.#postponed?.isPush || !isNewer(this.#postponed, balance)) {
      this.#acceptOrPostpone({ balance, isPush: false });
    }
  }

  /** Adds and returns a pending credit. Must be called when a start bonus or a purchase is requested. */
  addPendingCredit(): PendingCredit {
    const credit = new PendingCredit(creditsIn(this.confirmed) + this.pendingCreditTaps, () =>
      this.#releaseUnlessUnverified(),
    );
    this.pendingCredits = [...this.pendingCredits, credit];
    return credit;
  }

  /** Resets the balance to 0, drops the credits and sends the held batches. */
  reset() {
    this.#postponed = undefined;
    this.pendingCredits = [];
    this.#duplicates = 0;
    this.accepted = 0;
    this.confirmed = zeroBalance;
    this.#releaseUnlessUnverified();
  }

  /** True if a balance may contain a batch without an ack. No balance contains a batch that was never sent. */
  get #isWaiting(): boolean {
    return this.uncounted.some(({ sent }) => sent);
  }

  get #hasUnverifiedCredit(): boolean {
    return this.pendingCredits.some(({ isUnverified, isGivenUp }) => isUnverified && !isGivenUp);
  }

  /** Returns the worth of all batches that the confirmed balance does not contain, plus the worth of `more`. */
  #worthWith(more: readonly TapBatch[]): number {
    return this.#duplicates + tapsWorth([...this.uncounted, ...more]);
  }

  #acceptOrPostpone(received: Postponed) {
    // The connection may have sent a batch since the last copy.
    this.readBatches();
    // The balance may already contain the batches, and subtracting them again would make the total jump.
    if (this.#isWaiting && this.accepted > 0) this.#postponed = received;
    else this.#accept(received.balance);
  }

  #accept(balance: Balance) {
    // Balances may be received out of order, but total taps never decrease.
    if (balance.total >= this.confirmed.total) this.#confirm(balance);
  }

  #confirm(balance: Balance) {
    this.confirmed = balance;
    this.#duplicates = 0;
    this.accepted += 1;
    for (const credit of this.pendingCredits) credit.receive(balance);
    this.pendingCredits = this.pendingCredits.filter(({ isConfirmed }) => !isConfirmed);
    this.#releaseUnlessUnverified();
  }

  #releaseUnlessUnverified() {
    if (!this.#hasUnverifiedCredit) this.#batches.release();
  }
}

/** The credit of a start bonus or a purchase, from the request until a confirmed balance contains the credit. */
export class PendingCredit {
  /** The number of granted taps; 0 after the credit is confirmed. */
  taps = 0;
  isConfirmed = false;
  /** True after Telegram has reported the payment, which the server may not have credited yet. */
  isUnverified = false;
  isGivenUp = false;
  readonly #creditsBefore: number;
  readonly #onGiveUp: () => void;

  /**
   * @param creditsBefore the sum of available taps, total taps and pending credits at the time of the request
   * @param onGiveUp called after each call of `giveUp`
   */
  constructor(creditsBefore: number, onGiveUp: () => void = () => {}) {
    this.#creditsBefore = creditsBefore;
    this.#onGiveUp = onGiveUp;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Adds the taps that the server has granted. Does nothing if a balance has already confirmed the credit. */
  grant(taps: number) {
    if (!this.isConfirmed) this.taps = taps;
  }

  /** Grants the taps of a payment that Telegram has reported, and marks the credit as unverified. */
  grantUnverified(taps: number) {
    this.grant(taps);
    this.isUnverified = true;
  }

  /**
   * Ends the credit when the next balance is confirmed, with or without the credited taps. Unless another credit is
   * unverified, sends the held batches: the server decides about them.
   */
  giveUp() {
    this.isGivenUp = true;
    this.#onGiveUp();
  }

  /** Confirms this credit if it is given up, or if the balance's `available + total` exceeds `creditsBefore`. */
  receive(balance: Balance) {
    if (!this.isGivenUp && creditsIn(balance) <= this.#creditsBefore) return;
    this.isConfirmed = true;
    this.taps = 0;
  }
}

/**
 * Returns true if the postponed balance is newer than `other`, the balance of an ack or a response. If the totals are
 * equal, only a pushed balance counts as newer, because the balance of a response may be older.
 */
function isNewer({ balance, isPush }: Postponed, other: Balance): boolean {
  return balance.total > other.total || (isPush && balance.total === other.total);
}

/** Returns the sum of the available and the total taps, which only a credit can increase (decisions §4). */
export function creditsIn({ available, total }: Balance): number {
  return available + total;
}

function tapsWorth(batches: readonly TapBatch[]): number {
  return batches.reduce((sum, batch) => sum + batch.taps * batch.multiplier, 0);
}
