import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import document from '@bold/openapi/rules.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import { allMutants } from './all-mutants.ts';
import type { Implementation, Mutant } from './mutant.ts';
import { rulesWithoutMutants, servedProfiles } from './rules-without-mutants.ts';
import { seed } from './seed.ts';
import { makeTemplate } from './start-faulty.ts';
import { testMutant, type Verdict } from './test-mutant.ts';

const timeoutMs = 600_000;
const root = join(import.meta.dirname, '../../..');
/** This file tests one of every `step` mutants. `npm run conformance:mutants` tests all mutants. */
const step = 150;

/** Returns the ids of the rules whose violation a check can observe in an implementation. */
function observableIn(implementation: Implementation): string[] {
  const profiles = servedProfiles[implementation];
  return document.rules
    .filter((rule) => !('unobservable' in rule || 'planned' in rule))
    .filter(({ profile }) => profiles === 'all' || profiles.includes(profile))
    .map(({ id }) => id);
}

test.each<Implementation>(['server', 'mock'])(
  'every rule that a check can see broken has a fault in the %s, or a reason',
  (implementation) => {
    const own = allMutants.filter((mutant) => mutant.implementation === implementation);
    const broken = new Set<string>(own.map(({ rule }) => rule));
    const excused = Object.keys(rulesWithoutMutants[implementation]);
    const lacking = observableIn(implementation).filter((rule) => !broken.has(rule));

    expect(lacking.sort()).toEqual(excused.sort());
  },
);

test('every fault names a rule of the document', () => {
  const rules = new Set(document.rules.map(({ id }) => id));
  expect(allMutants.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

test('more than two hundred faults each fit the source in exactly one place, with a probe', () => {
  expect(allMutants.length).toBeGreaterThan(250);
  for (const mutant of allMutants) {
    const source = readFileSync(join(root, mutant.file), 'utf8');
    expect(seed(mutant, source)).toContain('mutantRan()');
  }
});

test('each of a few faults in server and mock is caught', {
  timeout: timeoutMs,
}, async () => {
  const template = await makeTemplate();
  onTestFinished(template.remove);
  const sample = allMutants.filter((_, at) => at % step === 0);
  const verdicts: [Mutant, Verdict['state']][] = [];
  const queue = sample.values();
  const testNext = async () => {
    for (const mutant of queue) {
      const { state } = await testMutant(mutant, template, development, 7);
      verdicts.push([mutant, state]);
    }
  };
  // Two at a time: a mutant waits more than it computes.
  await Promise.all([testNext(), testNext()]);
  expect(sample.length).toBeGreaterThan(3);
  expect(verdicts).toHaveLength(sample.length);
  expect(verdicts.filter(([, state]) => state !== 'caught')).toEqual([]);
});
