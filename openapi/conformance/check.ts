import type { Rule } from '../scripts/read-rules.ts';
import type { ContractOperation } from './contract-operation.ts';
import type { Kit } from './kit.ts';

/** The number of a rule in `rules.yaml`. */
export type RuleId = `R${number}`;

/**
 * Values on the server that depend on the actions of all players. `ranks` means the ranks and total taps of all
 * players, and `revenue` means the revenue of a day.
 */
export type Compared = 'ranks' | 'revenue';

/** A claim about the server, with the code that tests the claim. */
export type Check = {
  /** A tag of the contract, or `setup`, `document`, `live`, `workflows`, `invariants`, `analytics`. */
  tag: string;
  title: string;
  /** The rules that the claim belongs to. The most specific rule comes first. */
  rules: [RuleId, ...RuleId[]];
  /** The profile of the check. If the profile is missing or `core`, the check gets the profile of its first rule. */
  profile?: string;
  /**
   * `setup` checks run before all other checks. `last` checks run after all other checks, even if the run stopped
   * early.
   */
  phase?: 'setup' | 'last';
  /** The shared values that this check compares. This check waits for all other checks that may change these values. */
  alone?: Compared;
  /** The values that this check does not change. Checks that compare these values do not wait for this check. */
  keeps?: readonly Compared[];
  /**
   * True if the check takes seconds and mostly waits. Slow checks have their own queue, parallel to the queue of the
   * other checks.
   */
  isSlow?: boolean;
  /** True if the check runs only with `--deep`, because it takes long. */
  deep?: boolean;
  /** Throws `BrokenRule` if the claim is false. Throws `NotChecked` if this run cannot test the claim. */
  run(kit: Kit): Promise<void>;
};

/** A check with an id, its profile and its rules from `rules.yaml`. The id is a tag and a number, such as `live-07`. */
export type NumberedCheck = Omit<Check, 'rules'> & { id: string; profile: string; rules: Rule[] };

/** The result of a check. */
export type Result = {
  check: Pick<NumberedCheck, 'id' | 'tag' | 'title' | 'profile' | 'rules'>;
  state: 'held' | 'broken' | 'not checked';
  /** The reason for the state `broken` or `not checked`. Empty for the state `held`. */
  sentence: string;
  /** Commands that reproduce a failure. */
  steps: string[];
  ms: number;
};

/** Marks a check as slow. A slow check runs in the queue of the slow checks. */
export const slow = (check: Check): Check => ({ ...check, isSlow: true });

/**
 * Returns a function that creates checks.
 * @param tag the tag of the checks, or an operation from which the checks take their tag and profile
 */
export function checksOf(tag: string | Pick<ContractOperation, 'tag' | 'profile'>) {
  const place = typeof tag === 'string' ? { tag } : { tag: tag.tag, profile: tag.profile };
  return (
    title: string,
    rules: Check['rules'],
    run: Check['run'],
    options: Pick<Check, 'alone' | 'deep' | 'phase' | 'profile'> = {},
  ): Check => ({ ...place, title, rules, run, ...options });
}
