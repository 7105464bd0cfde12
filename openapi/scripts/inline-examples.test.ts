import { join } from 'node:path';
import { expect, test } from 'vitest';
import rules from '../catalogue/rules.json' with { type: 'json' };
import { smallContract } from '../test/small-contract.ts';
import { inlineExamples } from './inline-examples.ts';

test('an example with a catalogue file as externalValue gets the content of the file', async () => {
  const examples = { rules: { externalValue: '../catalogue/rules.json' } };
  const responses = { '200': { content: { 'application/json': { examples } } } };
  await inlineExamples(smallContract({ responses }), join(import.meta.dirname, '../paths'));
  expect(examples.rules).toEqual({ value: rules });
});
