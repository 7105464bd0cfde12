import type { Kit } from './kit.ts';

/** One claim about the server, and the code that tests it. */
export type Check = {
  /** A tag of the contract, or `setup`, `document`, `live`, `invariants`, `analytics`. */
  tag: string;
  title: string;
  /** The place in the contract that states the rule. */
  rule: string;
  /** `setup` runs in every run, before all others; `last` runs after all others, also in a run that was stopped. */
  phase?: 'setup' | 'last';
  /** Runs while no other check runs, because it compares ranks or counts that other checks change. */
  alone?: boolean;
  /** Runs only with `--deep`, because it takes too long for a default run. */
  deep?: boolean;
  /** Throws `BrokenRule` when the claim is false, and `NotChecked` when this run cannot test it. */
  run(kit: Kit): Promise<void>;
};

/** A check with its tag and number, such as `live-07`, for `--list` and `--only`. */
export type NumberedCheck = Check & { id: string };

/** The result of a check. */
export type Result = {
  check: Pick<NumberedCheck, 'id' | 'tag' | 'title' | 'rule'>;
  state: 'held' | 'broken' | 'not checked';
  /** The reason why it is broken or not checked, empty if it held. */
  sentence: string;
  /** Commands that reproduce a failure. */
  steps: string[];
  ms: number;
};

/** Returns a function that creates checks of one tag. */
export function checksOf(tag: string) {
  return (
    title: string,
    rule: string,
    run: Check['run'],
    options: Pick<Check, 'alone' | 'deep' | 'phase'> = {},
  ): Check => ({ tag, title, rule, run, ...options });
}
