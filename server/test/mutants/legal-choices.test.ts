import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import { legalChoices } from './legal-choices.ts';
import type { Mutant } from './mutant.ts';
import { seed } from './seed.ts';
import { makeTemplate } from './start-faulty.ts';
import { testTogether } from './test-mutant.ts';

const root = join(import.meta.dirname, '../../..');

/** A fault in code that never runs, because the server under test has no Redis. */
const unreachable: Mutant = {
  rule: 'R131',
  implementation: 'server',
  tag: 'levels',
  title: 'a fault that nothing reaches',
  file: 'server/src/limits/shared-limiter.ts',
  place: 'sharedLimiter',
  found: 'options.points + 1',
  instead: 'options.points + 2',
};

test('every legal choice fits the source in exactly one place, with a probe', () => {
  for (const choice of legalChoices) {
    const source = readFileSync(join(root, choice.file), 'utf8');
    expect(seed(choice, source)).toContain('mutantRan()');
  }
});

test('the kit accepts a server that makes another choice wherever the contract leaves one, and names a fault that never runs', {
  timeout: 600_000,
}, async () => {
  const template = await makeTemplate();
  onTestFinished(template.remove);
  // Of two choices in one place only the first; `npm run conformance:mutants -- --choices` tries each alone.
  const places = new Map(legalChoices.toReversed().map((choice) => [choice.place, choice]));
  const choices = [...places.values()];

  const verdicts = await testTogether([unreachable, ...choices], template, development, 7);

  expect(verdicts[0]).toEqual({
    state: 'not run',
    sentence:
      '"a fault that nothing reaches" proves nothing: no check of the kit runs the changed code in sharedLimiter (server/src/limits/shared-limiter.ts).',
  });
  const survived = { state: 'survived', sentence: 'Every check held.' };
  expect(verdicts.slice(1)).toEqual(choices.map(() => survived));
  expect(choices.length).toBe(legalChoices.length - 2);
});
