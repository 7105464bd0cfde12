import type { Rule } from '../../scripts/read-rules.ts';
import { allChecks } from '../all-checks.ts';
import type { NumberedCheck, Result } from '../check.ts';
import type { Documents } from '../documents.ts';
import type { Target } from '../target.ts';

export type ProfileResult = {
  profile: string;
  /**
   * `broken` if a rule of the profile is broken, `certified` if all its testable rules hold, otherwise `incomplete`.
   */
  verdict: 'certified' | 'broken' | 'incomplete';
  /**
   * The ids of the profile's rules by result; if it has none, of the rules that its checks test, but for those of the
   * phase `last`. If a check of this profile fails, `broken` also contains the `core` rules of this check.
   */
  rules: Record<'held' | 'broken' | 'notChecked' | 'notTestable', string[]>;
};

/**
 * Returns the result of each profile. A failed check breaks its `core` rules in the profile of the check, and its other
 * rules in the profiles of these rules.
 * @param checks All checks of the kit, also those that the run has left out
 */
export function profileResults(
  { profiles, rules }: Pick<Documents, 'profiles' | 'rules'>,
  checks: readonly NumberedCheck[],
  results: readonly Result[],
): ProfileResult[] {
  return Object.keys(profiles).map((profile) => {
    const named = [...rules.values()].filter((rule) => rule.profile === profile);
    const inProfile = results.filter(({ check }) => check.profile === profile);
    // A profile without rules has operations, with which its checks test rules of `core`. A check of the phase `last`
    // holds also if no operation was called.
    const calling = checks.filter((check) => check.profile === profile && check.phase !== 'last');
    const own = named.length > 0 ? named : [...new Set(calling.flatMap((check) => check.rules))];
    const called = inProfile.filter(({ check }) => calling.some(({ id }) => id === check.id));
    // A check of another profile can break a rule of `core` only in that other profile.
    const ofNamed = profile === 'core' ? inProfile : results;
    const judged = named.length > 0 ? ofNamed : called;
    const decisive = calling.filter(({ isDecisive }) => isDecisive);
    const lacksProof = (rule: Rule) =>
      decisive
        .filter((check) => check.rules.some(({ id }) => id === rule.id))
        .some(
          ({ id }) => !inProfile.some(({ check, state }) => check.id === id && state === 'held'),
        );
    const stateOf = (rule: Rule) => {
      if (rule.unobservable !== undefined) return 'notTestable';
      const states = judged
        .filter(({ check }) => check.rules.some(({ id }) => id === rule.id))
        .map(({ state }) => state);
      if (states.includes('broken')) return 'broken';
      return states.includes('held') && !lacksProof(rule) ? 'held' : 'notChecked';
    };
    const idsOf = (state: string) =>
      own.filter((rule) => stateOf(rule) === state).map(({ id }) => id);
    // A rule of `core` that a check of this profile breaks is broken in this profile.
    const foreign = inProfile
      .filter(({ state }) => state === 'broken')
      .flatMap(({ check }) => check.rules.map(({ id }) => id))
      .filter((id) => rules.get(id)?.profile === 'core' && profile !== 'core');
    const broken = [...new Set([...idsOf('broken'), ...foreign])];
    const held = idsOf('held').filter((id) => !broken.includes(id));
    const notChecked = idsOf('notChecked');
    const isIncomplete = held.length === 0 || notChecked.length > 0;
    return {
      profile,
      verdict: broken.length > 0 ? 'broken' : isIncomplete ? 'incomplete' : 'certified',
      rules: { held, broken, notChecked, notTestable: idsOf('notTestable') },
    };
  });
}

/** Returns the results of the profiles of a run. */
export function profilesOf(
  { documents, profiles }: Pick<Target, 'documents' | 'profiles'>,
  results: readonly Result[],
): ProfileResult[] {
  return profileResults(documents, allChecks(documents), results).filter(
    ({ profile }) => profiles.length === 0 || profiles.includes(profile),
  );
}

/** Returns a line for each profile, for a terminal. */
export function profileReport(profiles: readonly ProfileResult[]): string {
  return profiles
    .map(({ profile, verdict, rules: { held, broken, notChecked } }) => {
      const all = held.length + broken.length + notChecked.length;
      const details = [
        `${held.length} of ${all} rules hold`,
        ...(broken.length > 0 ? [`broken: ${broken.join(' ')}`] : []),
        ...(notChecked.length > 0 ? [`not checked: ${notChecked.join(' ')}`] : []),
      ];
      return `${profile.padEnd(18)}${verdict.padEnd(15)}${details.join('; ')}`;
    })
    .join('\n');
}
