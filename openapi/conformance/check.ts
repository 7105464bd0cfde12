import type { Kit } from './kit.ts';

/** One sentence about the server that could be false, and how to find out. */
export interface Check {
  /** A tag of the contract, or `live`, `invariants`, `analytics`. */
  tag: string;
  title: string;
  /** Where the contract says so. */
  rule: string;
  /** Compares places or counts that other checks would move, so nothing else runs meanwhile. */
  alone?: boolean;
  /** Takes longer than a default run may. */
  deep?: boolean;
  /** Throws `BrokenRule` when the sentence is false, `NotChecked` when this run cannot tell. */
  run(kit: Kit): Promise<void>;
}

/** What came of a check. */
export interface Result {
  check: Pick<Check, 'tag' | 'title' | 'rule'>;
  state: 'held' | 'broken' | 'not checked';
  /** Why it is broken or not checked. */
  sentence: string;
  /** What to send to see it again. */
  steps: string[];
  ms: number;
}

/** Makes checks of one tag; the list reads as the tag's rules. */
export function checksOf(tag: string) {
  return (
    title: string,
    rule: string,
    run: Check['run'],
    options: Pick<Check, 'alone' | 'deep'> = {},
  ): Check => ({ tag, title, rule, run, ...options });
}
