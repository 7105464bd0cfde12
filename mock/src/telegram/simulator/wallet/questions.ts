import type { WalletQuestion } from '../../ton/wallet/wallet-question.ts';

export type OpenQuestion = {
  id: number;
  question: WalletQuestion;
};

/** The queue of the wallet's questions to the owner, the oldest first. */
export class Questions {
  readonly #open: { open: OpenQuestion; resolve: (yes: boolean) => void }[] = [];
  readonly #listeners = new Set<() => void>();
  #count = 0;

  /** Adds a question to the queue and resolves with the owner's answer. */
  ask = (question: WalletQuestion): Promise<boolean> => {
    this.#count += 1;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#open.push({ open: { id: this.#count, question }, resolve });
    this.#notify();
    return promise;
  };

  /** Returns the question that is shown now, or null. Returns the same object until the question is answered. */
  first = (): OpenQuestion | null => this.#open[0]?.open ?? null;

  /** Answers the question that is shown now. */
  respond = (yes: boolean): void => {
    this.#open.shift()?.resolve(yes);
    this.#notify();
  };

  declineAll(): void {
    while (this.#open.length > 0) this.respond(false);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
