import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readJson } from '../../test/contract.ts';
import { allMutants } from './all-mutants.ts';
import { hunt, makeTemplate } from './hunt.ts';
import { seed } from './mutant.ts';

const timeoutMs = 300_000;
const root = join(import.meta.dirname, '../../..');
const tokens = readJson<{ bot_token: string; analytics_token: string }>(
  'catalogue/development.json',
);
/** Tries every 70th mutant; `npm run conformance:mutants` tries all. */
const step = 70;

test('more than a hundred faults each fit the source in exactly one place', () => {
  expect(allMutants.length).toBeGreaterThan(100);
  for (const mutant of allMutants) {
    const source = readFileSync(join(root, mutant.file), 'utf8');
    expect(seed(mutant, source)).not.toBe(source);
  }
});

test('a fault whose text is missing or occurs twice is refused', () => {
  const mutant = { tag: 'taps', title: 'a fault', file: 'a.ts', found: 'one', instead: 'two' };
  expect(seed(mutant, 'a one b')).toBe('a two b');
  expect(() => seed(mutant, 'a b')).toThrow('a.ts must have exactly one "one"');
  expect(() => seed(mutant, 'one one')).toThrow('a.ts must have exactly one "one"');
});

test('each of a few faults in the reference server is caught', {
  timeout: timeoutMs,
}, async () => {
  const template = await makeTemplate();
  onTestFinished(template.remove);
  const sample = allMutants.filter((_, at) => at % step === 0);
  const survivors: string[] = [];
  for (const mutant of sample) {
    const sentence = await hunt(mutant, template, tokens, 7);
    if (sentence === undefined) survivors.push(mutant.title);
  }
  expect(sample.length).toBeGreaterThan(3);
  expect(survivors).toEqual([]);
});
