import type { Result } from './check.ts';

/** Departures from the document in whatever was answered, each told once with the first request that showed it. */
export class Faults {
  readonly #found = new Map<string, Result>();

  add(tag: string, rule: string, sentence: string, steps: string[]): void {
    if (this.#found.has(sentence)) return;
    const check = { tag, title: 'what is answered follows the document', rule };
    this.#found.set(sentence, { check, state: 'broken', sentence, steps, ms: 0 });
  }

  /** All that was found, as results of one check per tag that were never made alone. */
  results(): Result[] {
    return [...this.#found.values()];
  }
}
