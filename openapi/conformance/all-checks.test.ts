import { expect, test } from 'vitest';
import { listChecks, selectChecks } from './all-checks.ts';
import { readDocuments } from './documents.ts';

const checks = listChecks();
const idsOf = (options: { only?: string[]; profiles?: string[]; deep?: boolean }) =>
  selectChecks(checks, { only: [], profiles: [], deep: false, ...options }).map(({ id }) => id);

test('every check belongs to a profile, so that its failure breaks the profile', () => {
  const { profiles } = readDocuments();
  expect(checks.filter(({ profile }) => !Object.hasOwn(profiles, profile))).toEqual([]);
});

test('the check that judges all responses of a tag runs with the other checks of the tag', () => {
  const last = checks.filter(({ phase }) => phase === 'last');
  expect(last.length).toBeGreaterThan(10);
  for (const { id, tag } of last) expect(idsOf({ only: [id] })).toEqual(idsOf({ only: [tag] }));
});

test('a check that needs --deep is not left out silently', () => {
  const deep = checks.find((check) => check.deep)?.id ?? '';
  expect(idsOf({ only: [deep], deep: true })).toContain(deep);
  for (const options of [{}, { profiles: ['core'] }, { only: ['invariants'] }])
    expect(idsOf(options)).toEqual(idsOf({ ...options, deep: true }));
  expect(() => idsOf({ only: ['countries', deep] })).toThrow(
    `--only ${deep}: this run leaves out every check with this tag or id. Add --deep, or change --profile.`,
  );
});

test('a check of another profile is not left out silently', () => {
  const only = ['countries', checks.find(({ profile }) => profile === 'wallet-proof')?.id ?? ''];
  expect(() => idsOf({ only, profiles: ['core'] })).toThrow(/^--only \w+-\d+: this run leaves out/);
});

test('a run without checks of analytics does not look for the analytics backend', () => {
  const setup = (ids: string[]) => ids.filter((id) => id.startsWith('setup-0'));
  expect(setup(idsOf({ profiles: ['core'] }))).not.toContain('setup-03');
  expect(setup(idsOf({ only: ['users'] }))).not.toContain('setup-03');
  for (const options of [{}, { profiles: ['analytics'] }, { only: ['users', 'analytics'] }]) {
    expect(setup(idsOf(options))).toContain('setup-03');
  }
});
