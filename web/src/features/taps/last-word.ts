import type { Balance } from '@bold/sdk/game';
import { makeAutoObservable, observableRef } from 'mobx';
import { creditsIn, ExpectedCredit } from './expected-credit.ts';

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
  expected: readonly ExpectedCredit[] = [];
  #held: Balance | undefined;

  constructor() {
    makeAutoObservable(this, { balance: observableRef, expected: observableRef });
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

  /** Taps that were granted here, and that no believed word has told of yet. */
  get expectedTaps(): number {
    return this.expected.reduce((sum, { taps }) => sum + taps, 0);
  }

  /** Whether some of what is shown is not the server's to spend yet. */
  get isPromising(): boolean {
    return this.expected.some(({ isPromised }) => isPromised);
  }

  /** Starts to watch for the credit of a gift or a purchase that is asked for now. */
  expectCredit(): ExpectedCredit {
    const credit = new ExpectedCredit(creditsIn(this.balance) + this.expectedTaps);
    this.expected = [...this.expected, credit];
    return credit;
  }

  forget() {
    this.#held = undefined;
    this.expected = [];
    this.count = 0;
    this.balance = nothing;
  }

  #believe(word: Balance) {
    if (this.count > 0 && word.total < this.balance.total) return;
    this.balance = word;
    this.count += 1;
    for (const credit of this.expected) credit.hear(word);
    this.expected = this.expected.filter(({ isTold }) => !isTold);
  }
}
