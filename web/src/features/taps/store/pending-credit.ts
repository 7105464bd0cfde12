import type { Balance } from '@bold/sdk/game';
import { makeAutoObservable } from 'mobx';

/**
 * Returns the sum of available and total taps. Tapping moves taps from one to the other, so only credits raise the
 * sum (decisions §4): it shows which credits a balance contains.
 */
export function creditsIn({ available, total }: Balance): number {
  return available + total;
}

/** One gift or purchase, from the request until a confirmed balance contains it. */
export class PendingCredit {
  /** The taps to add to the confirmed balance: 0 before they are granted and once they are confirmed. */
  taps = 0;
  isConfirmed = false;
  /** True when only Telegram reported the payment: the server may not have these taps yet. */
  isUnverified = false;
  hasGivenUp = false;
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
    this.hasGivenUp = true;
  }

  /** Receives a confirmed balance. One with more credits than before contains this one. */
  receive(balance: Balance) {
    if (!this.hasGivenUp && creditsIn(balance) <= this.#creditsBefore) return;
    this.isConfirmed = true;
    this.taps = 0;
  }
}
