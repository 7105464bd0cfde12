import type { Balance } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';

const nothing: Balance = { available: 0, total: 0 };

/**
 * What the server said last of the balance. Its words come as answers to batches, as pushes and from
 * a query, and may overtake each other; total taps never fall (decisions §6), so the smaller total is
 * the older word.
 */
export class LastWord {
  balance: Balance = nothing;
  /** How many words were believed; 0 while nothing is known. */
  count = 0;
  #held: Balance | undefined;

  constructor() {
    makeAutoObservable(this, { balance: observableRef });
  }

  /**
   * A word that answers no batch. While batches are on their way it may or may not count them: it is
   * held back until their answers tell, so that nothing jumps.
   */
  hear(word: Balance, isWaiting: boolean) {
    if (isWaiting && this.count > 0) this.#held = word;
    else this.#believe(word);
  }

  /** The answer to a batch; `isWaiting` says whether others are still on their way. */
  answer(word: Balance, isWaiting: boolean) {
    const held = this.#held;
    if (held && isWaiting && held.total > word.total) {
      this.#believe(word);
      return;
    }
    this.#held = undefined;
    this.#believe(held && held.total >= word.total ? held : word);
  }

  /** Taps that were granted, and that the server has not told of yet. */
  credit(taps: number) {
    this.balance = { ...this.balance, available: this.balance.available + taps };
  }

  forget() {
    this.#held = undefined;
    this.count = 0;
    this.balance = nothing;
  }

  #believe(word: Balance) {
    if (this.count > 0 && word.total < this.balance.total) return;
    this.balance = word;
    this.count += 1;
  }
}
