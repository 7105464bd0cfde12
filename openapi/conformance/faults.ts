import type { Result } from './check.ts';

/** Collects responses and messages that violate the document, each violation once, with the first request that showed it. */
export class Faults {
  readonly #found = new Map<string, Result>();

  add(tag: string, rule: string, sentence: string, steps: string[]): void {
    if (this.#found.has(sentence)) return;
    const check = { tag, title: 'every response and message follows the document', rule };
    this.#found.set(sentence, { check, state: 'broken', sentence, steps, ms: 0 });
  }

  /** Returns the violations as results of a check that runs along with all others. */
  results(): Result[] {
    return [...this.#found.values()];
  }
}
