import type { Rule } from '../scripts/read-rules.ts';
import type { ContractOperation } from './contract-operation.ts';
import type { Kit } from './kit.ts';

/** The number of a rule in `rules.yaml`. */
export type RuleId = `R${number}`;

/** What a check compares over all players: `ranks` (their ranks and totals) or `revenue` (the revenue of a day). */
export type Compared = 'ranks' | 'revenue';

/** One claim about the server, and the code that tests it. */
export type Check = {
  /** A tag of the contract, or `setup`, `document`, `live`, `workflows`, `invariants`, `analytics`. */
  tag: string;
  title: string;
  /** The rules that the claim is a part of, the most specific first. */
  rules: [RuleId, ...RuleId[]];
  /** The profile of the check, if it is not the profile of the first rule. */
  profile?: string;
  /** `setup` runs in every run, before all others; `last` runs after all others, also in a run that was stopped. */
  phase?: 'setup' | 'last';
  /**
   * The values that the check compares over all players. The check starts after all checks that may change these
   * values.
   */
  alone?: Compared;
  /** The values that the check does not change. A check that compares these values may run at the same time. */
  keeps?: readonly Compared[];
  /** True if the check takes seconds, most of them waiting. It then starts before the others. */
  isSlow?: boolean;
  /** True if the check runs only with `--deep`, because it takes too long for a default run. */
  deep?: boolean;
  /** Throws `BrokenRule` when the claim is false, and `NotChecked` when this run cannot test it. */
  run(kit: Kit): Promise<void>;
};

/**
 * A check with its full rules, its profile and its id. The id is tag and number, such as `live-07`, for `--list` and
 * `--only`.
 */
export type NumberedCheck = Omit<Check, 'rules'> & { id: string; profile: string; rules: Rule[] };

/** The result of a check. */
export type Result = {
  check: Pick<NumberedCheck, 'id' | 'tag' | 'title' | 'profile' | 'rules'>;
  state: 'held' | 'broken' | 'not checked';
  /** The reason why the check is broken or was not made; empty if it held. */
  sentence: string;
  /** Commands that reproduce a failure. */
  steps: string[];
  ms: number;
};

/** Marks a check as slow, so that it starts before the others. */
export const slow = (check: Check): Check => ({ ...check, isSlow: true });

/**
 * Returns a function that creates checks with this tag. If `tag` is an operation, the checks get the operation's tag
 * and profile.
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
