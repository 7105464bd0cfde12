import { BrokenRule } from './broken-rule.ts';
import type { Steps } from './steps/steps.ts';

type Fault = {
  sentence: string;
  place: string;
  steps: string[];
  profile: string;
};

const mostShown = 5;
/** Matches the number of a list's entry in a JSON pointer. */
const entry = /\/\d+(?=[/ ])/g;

/**
 * Collects contract violations by the tag of the check and by profile. Ignores a violation if a violation with the same
 * sentence and profile is already stored, also if it was at another entry of a list.
 */
export class Faults {
  readonly #found = new Set<string>();
  readonly #byOwner = new Map<string, Fault[]>();

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  add(tag: string, fault: Fault): void {
    const found = `${fault.profile} ${fault.sentence.replace(entry, '/*')}`;
    if (this.#found.has(found)) return;
    this.#found.add(found);
    const owner = `${tag} ${fault.profile}`;
    this.#byOwner.set(owner, [...(this.#byOwner.get(owner) ?? []), fault]);
  }

  /**
   * Throws `BrokenRule` if violations with this tag and profile are stored. Before it throws, adds the steps of the
   * first five violations to `steps`.
   */
  report(tag: string, profile: string, steps: Steps): void {
    const faults = this.#byOwner.get(`${tag} ${profile}`) ?? [];
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
