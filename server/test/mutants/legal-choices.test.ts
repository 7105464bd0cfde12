import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import { legalChoices } from './legal-choices.ts';
import { seed } from './seed.ts';
import { makeTemplate } from './start-faulty.ts';
import { testMutant } from './test-mutant.ts';

const timeoutMs = 300_000;
const root = join(import.meta.dirname, '../../..');
/** Tries every ninth choice; `npm run conformance:mutants -- --choices` tries all. */
const step = 9;

test('every legal choice fits the source in exactly one place, with a probe', () => {
  for (const choice of legalChoices) {
    const source = readFileSync(join(root, choice.file), 'utf8');
    expect(seed(choice, source)).toContain('mutantRan()');
  }
});

test('the kit accepts servers that make another choice where the contract leaves one', {
  timeout: timeoutMs,
}, async () => {
  const template = await makeTemplate();
  onTestFinished(template.remove);
  for (const choice of legalChoices.filter((_, at) => at % step === 0)) {
    expect(await testMutant(choice, template, development, 7), choice.title).toEqual({
      state: 'survived',
      sentence: 'Every check held.',
    });
  }
});
