import { expect, test } from 'vitest';
import type { Rules } from '../read-rules.ts';
import { ruleChanges } from './rule-changes.ts';

/** Returns rules with the text "A sentence." and other details that a comparison ignores. */
const rulesOf = (profiles: Record<string, string>, ...added: string[]): Rules => ({
  profiles: Object.fromEntries([...added, ...Object.values(profiles)].map((name) => [name, ''])),
  rules: Object.entries(profiles).map(([id, profile]) => ({
    id,
    profile,
    topic: 'Topic',
    chapter: 'players',
    text: 'A sentence.',
  })),
});
const base = rulesOf({ R1: 'core', R2: 'core', R3: 'payouts' });
const changesTo = (revision: Rules) =>
  ruleChanges(base, revision).map(({ impact, text }) => `${impact} ${text}`);

test('a new rule in an older profile breaks the servers that are complete in the profile', () => {
  expect(changesTo(rulesOf({ R1: 'core', R2: 'core', R3: 'payouts', R4: 'payouts' }))).toEqual([
    'major rules/R4: added to payouts. Complete servers may break it: before the next major version, use a new profile.',
  ]);
});

test('a rule that moves to an older profile breaks it, unless it was in core, which all others need', () => {
  expect(changesTo(rulesOf({ R1: 'payouts', R2: 'share', R3: 'core' }))).toEqual([
    'patch rules/R1: moved from core to payouts',
    'minor rules/R2: moved from core to share, a new profile',
    expect.stringMatching(/^major rules\/R3: moved from payouts to core\. Complete servers/),
  ]);
});

test('a new rule in a new profile is an addition', () => {
  expect(changesTo(rulesOf({ R1: 'core', R2: 'core', R3: 'payouts', R4: 'share' }))).toEqual([
    'minor rules/R4: added to share, a new profile',
  ]);
});

test('a removed rule and another sentence break nothing', () => {
  const revision = rulesOf({ R1: 'core', R2: 'core' }, 'payouts');
  Object.assign(revision.rules[0] ?? {}, { text: 'Another sentence.', chapter: 'requests' });
  expect(changesTo(revision)).toEqual([
    'patch rules/R1: its sentence changed to "Another sentence."',
    'patch rules/R3: removed',
  ]);
});

test('the same rules in another order are no change', () => {
  expect(ruleChanges(base, { ...base, rules: base.rules.toReversed() })).toEqual([]);
});
