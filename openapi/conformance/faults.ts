import { BrokenRule } from './broken-rule.ts';
import type { Steps } from './steps/steps.ts';

type Fault = { sentence: string; place: string; steps: string[] };

const mostShown = 5;

/**
 * Collects contract violations in responses and messages, grouped by the tag of the check. Stores equal violations only
 * once.
 */
export class Faults {
  readonly #found = new Map<string, Fault>();
  readonly #byTag = new Map<string, Fault[]>();

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  add(tag: string, fault: Fault): void {
    if (this.#found.has(fault.sentence)) return;
    this.#found.set(fault.sentence, fault);
    this.#byTag.set(tag, [...(this.#byTag.get(tag) ?? []), fault]);
  }

  /**
   * If checks with this tag have found violations, throws `BrokenRule`. Adds the recorded steps of the first five
   * violations to `steps`.
   */
  report(tag: string, steps: Steps): void {
    const faults = this.#byTag.get(tag) ?? [];
    if (faults.length === 0) return;
    const shown = faults.slice(0, mostShown);
    for (const fault of shown) steps.note(fault.steps.join('\n'));
    const others = faults.length - shown.length;
    const sentences = shown.map(({ sentence, place }) => `${sentence} (${place})`);
    throw new BrokenRule(
      [...sentences, ...(others > 0 ? [`and ${others} other violations`] : [])].join('; '),
    );
  }
}
