import type { WalletQuestion } from '../ton/wallet-question.ts';

/** A question that the person has yet to answer. */
export interface Asked {
  id: number;
  question: WalletQuestion;
}

/** What the wallet asks its owner, one question at a time, the oldest first. */
export class Questions {
  readonly #open: { asked: Asked; settle: (yes: boolean) => void }[] = [];
  readonly #listeners = new Set<() => void>();
  #count = 0;

  /** Resolves with the person's answer. */
  ask = (question: WalletQuestion): Promise<boolean> => {
    this.#count += 1;
    const { promise, resolve: settle } = Promise.withResolvers<boolean>();
    this.#open.push({ asked: { id: this.#count, question }, settle });
    this.#tell();
    return promise;
  };

  /** The question that is asked now, the same object until it is answered; null when there is none. */
  first = (): Asked | null => this.#open[0]?.asked ?? null;

  /** Answers the first question. */
  answer = (yes: boolean): void => {
    this.#open.shift()?.settle(yes);
    this.#tell();
  };

  /** Nobody is there any more to say yes. */
  declineAll(): void {
    while (this.#open.length > 0) this.answer(false);
  }

  /** Calls `hear` whenever the first question may be another one, until called off. */
  subscribe = (hear: () => void): (() => void) => {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  };

  #tell(): void {
    for (const hear of this.#listeners) hear();
  }
}
