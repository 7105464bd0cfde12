import type { Rule } from '../scripts/read-rules.ts';
import type { ContractOperation } from './contract-operation.ts';
import type { Kit } from './kit.ts';

/** The number of a rule in `rules.yaml`. */
export type RuleId = `R${number}`;

/** Values that depend on all players: `ranks` are their ranks and total taps, `revenue` is the revenue of a day. */
export type Compared = 'ranks' | 'revenue';

/** A claim about the server, with the code that tests the claim. */
export type Check = {
  /** A tag of the contract, or `setup`, `document`, `live`, `workflows`, `invariants`, `analytics`. */
  tag: string;
  title: string;
  /** The rules of the claim. The most specific rule comes first. */
  rules: [RuleId, ...RuleId[]];
  /** If `profile` is missing or `core`, the check gets the profile of its first rule. */
  profile?: string;
  /**
   * `setup` checks run before all others, then `first` checks, while the server has few players. `restart` checks run
   * after all of these, and `last` checks at the end, even if the run stopped early.
   */
  phase?: 'setup' | 'first' | 'restart' | 'last';
  /** The values that this check compares. The check waits for all other checks that may change these values. */
  alone?: Compared;
  /** The values that this check does not change. Checks that compare these values do not wait for this check. */
  keeps?: readonly Compared[];
  /** True if the check takes seconds and mostly waits. Such a check runs in the same queue as the `deep` checks. */
  isSlow?: boolean;
  /** True if the check runs only with `--deep`. */
  deep?: boolean;
  /** True if the other checks of its rules prove nothing alone: without it, its profile does not hold these rules. */
  isDecisive?: boolean;
  /** Throws `BrokenRule` if the claim is false. Throws `NotChecked` if this run cannot test the claim. */
  run(kit: Kit): Promise<void>;
};

/** A check that has an id, such as `live-07`, and a profile. `rules` contains the rules, not only their numbers. */
export type NumberedCheck = Omit<Check, 'rules'> & { id: string; profile: string; rules: Rule[] };

export type Result = {
  check: Pick<NumberedCheck, 'id' | 'tag' | 'title' | 'profile' | 'rules'>;
  state: 'held' | 'broken' | 'not checked';
  /** The reason for the state. Empty for `held`. */
  sentence: string;
  /** Commands that reproduce a failure. */
  steps: string[];
  ms: number;
};

export const slow = (check: Check): Check => ({ ...check, isSlow: true });

/** Returns a function that creates checks with `tag`. If `tag` is an operation, the checks get its tag and profile. */
export function checksOf(tag: string | Pick<ContractOperation, 'tag' | 'profile'>) {
  const place = typeof tag === 'string' ? { tag } : { tag: tag.tag, profile: tag.profile };
  return (
    title: string,
    rules: Check['rules'],
    run: Check['run'],
    options: Pick<Check, 'alone' | 'deep' | 'isDecisive' | 'phase' | 'profile'> = {},
  ): Check => ({ ...place, title, rules, run, ...options });
}
