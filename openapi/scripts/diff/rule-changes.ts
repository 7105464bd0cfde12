import type { Rule, Rules } from '../read-rules.ts';
import type { ContractChange } from './contract-diff.ts';

/**
 * Compares two versions of `dist/rules.json`. A rule that is new in an older profile is `major`, because a server that
 * was complete in the profile may break it.
 */
export function ruleChanges(base: Rules, revision: Rules): ContractChange[] {
  const older = new Map(base.rules.map((rule) => [rule.id, rule]));
  const kept = new Set(revision.rules.map(({ id }) => id));
  const changed = revision.rules.flatMap((rule) =>
    changesOf(rule, older.get(rule.id), Object.hasOwn(base.profiles, rule.profile)),
  );
  const removed = base.rules
    .filter(({ id }) => !kept.has(id))
    .map(({ id }): ContractChange => ({ impact: 'patch', text: `rules/${id}: removed` }));
  return [...changed, ...removed];
}

function changesOf(
  { id, profile, text }: Rule,
  before: Rule | undefined,
  isOlderProfile: boolean,
): ContractChange[] {
  if (before?.profile === profile) {
    if (before.text === text) return [];
    return [{ impact: 'patch', text: `rules/${id}: its sentence changed to "${text}"` }];
  }
  const what = `rules/${id}: ${before ? `moved from ${before.profile}` : 'added'} to ${profile}`;
  if (!isOlderProfile) return [{ impact: 'minor', text: `${what}, a new profile` }];
  // All profiles need `core`, so their servers keep its rules already.
  if (before?.profile === 'core') return [{ impact: 'patch', text: what }];
  return [{ impact: 'major', text: `${what}. ${remedy}` }];
}

const remedy = 'Complete servers may break it: before the next major version, use a new profile.';
