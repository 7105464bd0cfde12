import { expect, test } from 'vitest';
import type { Rule } from '../../scripts/read-rules.ts';
import type { NumberedCheck, Result } from '../check.ts';
import { profileReport, profileResults } from './profiles.ts';

const rule = (id: string, profile: string, marks: Partial<Rule> = {}): Rule => ({
  id,
  profile,
  topic: 'Topic',
  chapter: 'players',
  text: 'A sentence.',
  ...marks,
});
const rules = [
  rule('R1', 'core'),
  rule('R2', 'core'),
  rule('R3', 'core', { unobservable: 'It takes a day.' }),
  rule('R5', 'analytics'),
];
const documents = {
  profiles: { core: 'Core', analytics: 'Analytics' },
  rules: new Map(rules.map((one) => [one.id, one])),
};

const resultIn = (profile: string, state: Result['state'], ...ids: string[]): Result => ({
  check: {
    id: 'x-01',
    tag: 'x',
    title: 'a claim',
    profile,
    rules: rules.filter(({ id }) => ids.includes(id)),
  },
  state,
  sentence: '',
  steps: [],
  ms: 1,
});

const result = (state: Result['state'], ...ids: string[]) => resultIn('core', state, ...ids);

const verdictsOf = (...results: Result[]) =>
  profileResults(documents, [], results).map(({ profile, verdict }) => [profile, verdict]);

test('a profile is certified when every rule that has a check holds, whatever other profiles do', () => {
  expect(verdictsOf(result('held', 'R1'), result('held', 'R2'), result('broken', 'R5'))).toEqual([
    ['core', 'certified'],
    ['analytics', 'broken'],
  ]);
});

test('a rule without a result makes its profile incomplete', () => {
  expect(verdictsOf(result('held', 'R1'), result('not checked', 'R2', 'R5'))).toEqual([
    ['core', 'incomplete'],
    ['analytics', 'incomplete'],
  ]);
});

test('one broken check breaks each of its rules, even if other checks of the rule hold', () => {
  const profiles = profileResults(
    documents,
    [],
    [result('held', 'R1'), result('held', 'R2'), result('broken', 'R2', 'R5')],
  );
  expect(profiles.map(({ rules }) => rules)).toEqual([
    { held: ['R1'], broken: ['R2'], notChecked: [], notTestable: ['R3'] },
    { held: [], broken: ['R5'], notChecked: [], notTestable: [] },
  ]);
  expect(profileReport(profiles)).toMatch(
    /^core +broken +1 of 2 rules hold; broken: R2\nanalytics/,
  );
});

test('a general rule that only an operation of another profile breaks is broken in that profile', () => {
  const profiles = profileResults(
    documents,
    [],
    [
      result('held', 'R1', 'R2'),
      resultIn('analytics', 'held', 'R5'),
      resultIn('analytics', 'broken', 'R1'),
    ],
  );
  expect(profiles.map(({ verdict, rules: { broken } }) => [verdict, broken])).toEqual([
    ['certified', []],
    ['broken', ['R1']],
  ]);
});

test.each([
  [['held', 'not checked'], /incomplete +0 of 1 rules hold; not checked: R5$/],
  [['held', undefined], /incomplete +0 of 1 rules hold; not checked: R5$/],
  [['held', 'held'], /certified +1 of 1 rules hold$/],
  [['not checked', 'held'], /certified +1 of 1 rules hold$/],
  [['held', 'broken'], /broken +0 of 1 rules hold; broken: R5$/],
] as const)('a rule whose decisive check was not made does not hold: %j', (states, line) => {
  const checks = ['x-01', 'x-02'].map((id, at): NumberedCheck => {
    const { check } = resultIn('analytics', 'held', 'R5');
    return { ...check, id, isDecisive: at === 1, run: async () => {} };
  });
  const results = checks.flatMap((check, at): Result[] => {
    const state = states[at];
    return state ? [{ check, state, sentence: '', steps: [], ms: 1 }] : [];
  });
  expect(profileReport(profileResults(documents, checks, results))).toMatch(line);
});

const streaks = { ...documents, profiles: { streaks: 'Streaks' } };
const inStreaks = (
  id: string,
  phase: NumberedCheck['phase'],
  ...rules: string[]
): NumberedCheck => {
  const { check } = resultIn('streaks', 'held', ...rules);
  return { ...check, id, ...(phase && { phase }), run: async () => {} };
};
const streakChecks = [
  inStreaks('x-01', undefined, 'R1'),
  inStreaks('x-02', undefined, 'R2'),
  inStreaks('x-03', 'last', 'R1', 'R2'),
];
/** Returns the line of the profile, whose three checks have these states; a check without a state was left out. */
const streakLine = (...states: (Result['state'] | undefined)[]) => {
  const results = streakChecks.flatMap((check, index): Result[] => {
    const state = states[index];
    return state ? [{ check, state, sentence: '', steps: [], ms: 1 }] : [];
  });
  const others = resultIn('core', 'broken', 'R1');
  return profileReport(profileResults(streaks, streakChecks, [...results, others]));
};

test.each([
  [['held', 'held', 'held'], /certified +2 of 2 rules hold$/],
  [['held', 'broken', 'held'], /broken +1 of 2 rules hold; broken: R2$/],
  [['held', 'held', 'broken'], /broken +0 of 2 rules hold; broken: R1 R2$/],
  [['held', 'not checked', 'held'], /incomplete +1 of 2 rules hold; not checked: R2$/],
  [['held', undefined, 'held'], /incomplete +1 of 2 rules hold; not checked: R2$/],
  [[undefined, undefined, 'held'], /incomplete +0 of 2 rules hold; not checked: R1 R2$/],
  [[], /incomplete +0 of 2/],
] as const)(
  'a profile without rules of its own is judged by the general rules that its calls test: %j',
  (states, line) => {
    expect(streakLine(...states)).toMatch(line);
  },
);
