import { expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { Steps } from './steps/steps.ts';

test('the same violation in several entries of a list is one violation', () => {
  const faults = new Faults();
  const add = (pointer: string) =>
    faults.add('levels', {
      sentence: `listLevels returned 200 where ${pointer} must be integer`,
      place: 'GET /level',
      steps: ['curl'],
      profile: 'core',
    });
  for (const pointer of ['/0/threshold', '/1/threshold', '/1/id', '/2', '/3']) add(pointer);
  const place = 'must be integer (GET /level)';
  const sentences = ['/0/threshold', '/1/id', '/2'].map(
    (pointer) => `listLevels returned 200 where ${pointer} ${place}`,
  );
  expect(() => faults.report('levels', 'core', new Steps())).toThrow(sentences.join('; '));
});
