import type { Balance } from '@bold/sdk/game';
import { makeAutoObservable } from 'mobx';

/**
 * Tapping moves taps from available to total, so their sum grows by credits alone (decisions §4): it
 * tells which credits a word of the server counts, though the word does not name them.
 */
export function creditsIn({ available, total }: Balance): number {
  return available + total;
}

/** One gift or purchase between being asked for and being told of by the server. */
export class ExpectedCredit {
  /** The taps to show on top of the server's word; 0 before they are granted and once it told of them. */
  taps = 0;
  isTold = false;
  /** Whether the server may not have these taps yet: nobody but the messenger said that they were paid for. */
  isPromised = false;
  isSettled = false;
  readonly #creditsBefore: number;

  /** @param creditsBefore all credits known of when it was asked for, expected ones included */
  constructor(creditsBefore: number) {
    this.#creditsBefore = creditsBefore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The server gave it: shows its taps at once, unless a word was faster to tell. */
  grant(taps: number) {
    if (!this.isTold) this.taps = taps;
  }

  /** The messenger says that it was paid: shows its taps as well, but the server may refuse to spend them yet. */
  promise(taps: number) {
    this.grant(taps);
    this.isPromised = true;
  }

  /** From now on the server's next word counts alone, whether it tells of the credit or not. */
  settle() {
    this.isSettled = true;
  }

  /** A word of the server; one with more credits than before told of this one. */
  hear(word: Balance) {
    if (!this.isSettled && creditsIn(word) <= this.#creditsBefore) return;
    this.isTold = true;
    this.taps = 0;
  }
}
