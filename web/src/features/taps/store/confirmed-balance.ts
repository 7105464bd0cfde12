import type { Balance } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';
import { creditsIn, PendingCredit } from './pending-credit.ts';

const nothing: Balance = { available: 0, total: 0 };

/**
 * The latest balance that the server confirmed. Acks, pushes and the query may arrive out of order; total taps never
 * decrease (decisions §6), so a smaller total is stale.
 */
export class ConfirmedBalance {
  balance: Balance = nothing;
  /** How many balances were accepted; 0 while nothing is known. */
  count = 0;
  pendingCredits: readonly PendingCredit[] = [];
  #held: Balance | undefined;

  constructor() {
    makeAutoObservable(this, { balance: observableRef, pendingCredits: observableRef });
  }

  /**
   * Receives a balance that acknowledges no batch. While batches are in flight it may or may not contain them: it is
   * held until their acks arrive, so that the number on the screen does not jump.
   */
  receive(balance: Balance, isWaiting: boolean) {
    if (isWaiting && this.count > 0) this.#held = balance;
    else this.#accept(balance);
  }

  /** Receives the balance of an ack. `isWaiting` is true while other batches are in flight. */
  acknowledge(balance: Balance, isWaiting: boolean) {
    const held = this.#held;
    if (held && isWaiting && held.total > balance.total) {
      this.#accept(balance);
      return;
    }
    this.#held = undefined;
    this.#accept(held && held.total >= balance.total ? held : balance);
  }

  /** The taps that were granted here and that no accepted balance contains yet. */
  get pendingCreditTaps(): number {
    return this.pendingCredits.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** True while some of the shown taps may not be on the server yet. */
  get hasUnverified(): boolean {
    return this.pendingCredits.some(({ isUnverified }) => isUnverified);
  }

  /** Starts to wait for the credit of a gift or a purchase that is requested now. */
  addPendingCredit(): PendingCredit {
    const credit = new PendingCredit(creditsIn(this.balance) + this.pendingCreditTaps);
    this.pendingCredits = [...this.pendingCredits, credit];
    return credit;
  }

  reset() {
    this.#held = undefined;
    this.pendingCredits = [];
    this.count = 0;
    this.balance = nothing;
  }

  #accept(balance: Balance) {
    if (this.count > 0 && balance.total < this.balance.total) return;
    this.balance = balance;
    this.count += 1;
    for (const credit of this.pendingCredits) credit.receive(balance);
    this.pendingCredits = this.pendingCredits.filter(({ isConfirmed }) => !isConfirmed);
  }
}
