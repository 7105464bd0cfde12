import { expect, test } from 'vitest';
import type { Rule } from '../../scripts/read-rules.ts';
import type { Result } from '../check.ts';
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
  profileResults(documents, results).map(({ profile, verdict }) => [profile, verdict]);

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
  const profiles = profileResults(documents, [
    result('held', 'R1'),
    result('held', 'R2'),
    result('broken', 'R2', 'R5'),
  ]);
  expect(profiles.map(({ rules }) => rules)).toEqual([
    { held: ['R1'], broken: ['R2'], notChecked: [], notTestable: ['R3'] },
    { held: [], broken: ['R5'], notChecked: [], notTestable: [] },
  ]);
  expect(profileReport(profiles)).toMatch(
    /^core +broken +1 of 2 rules hold; broken: R2\nanalytics/,
  );
});

test('a general rule that only an operation of another profile breaks is broken in that profile', () => {
  const profiles = profileResults(documents, [
    result('held', 'R1', 'R2'),
    resultIn('analytics', 'held', 'R5'),
    resultIn('analytics', 'broken', 'R1'),
  ]);
  expect(profiles.map(({ verdict, rules: { broken } }) => [verdict, broken])).toEqual([
    ['certified', []],
    ['broken', ['R1']],
  ]);
});

test('a profile without rules of its own is certified by the general rules that its checks test', () => {
  const streaks = { ...documents, profiles: { streaks: 'Streaks' } };
  const [held, broken, unchecked] = (['held', 'broken', 'not checked'] as const).map((state) =>
    profileResults(streaks, [
      resultIn('streaks', 'held', 'R1'),
      resultIn('streaks', state, 'R2'),
      resultIn('core', 'broken', 'R1'),
    ]),
  );
  expect(profileReport(held ?? [])).toMatch(/^streaks +certified +2 of 2 rules hold$/);
  expect(profileReport(broken ?? [])).toMatch(/^streaks +broken +1 of 2 rules hold; broken: R2$/);
  expect(profileReport(unchecked ?? [])).toMatch(/^streaks +incomplete +1 of 2 rules hold; not/);
  expect(profileReport(profileResults(streaks, []))).toMatch(/^streaks +incomplete/);
});
