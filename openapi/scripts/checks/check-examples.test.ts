import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import { checkExamples, samplesOf } from './check-examples.ts';

test('every example of the contract is valid against its schema', () => {
  expect(samplesOf(contract).length).toBeGreaterThan(300);
  expect(checkExamples(contract)).toEqual([]);
});

test('an example that breaks its schema is reported with its place', () => {
  const document = smallContract();
  const media = document.paths['/thing']?.get?.responses['200']?.content?.['application/json'];
  if (media) media.examples = { bad: { value: { size: 0 } } };
  expect(checkExamples(document)).toEqual(['GET /thing 200 example bad: /size must be >= 1.']);
});

test('the example of a parameter is checked, too', () => {
  const parameters = [{ name: 'id', in: 'query', schema: { type: 'integer' }, example: 'x' }];
  expect(checkExamples(smallContract({ parameters }))).toEqual([
    'GET /thing parameter: the value must be integer.',
  ]);
});

test('an unknown keyword of a schema is reported with the place of the example', () => {
  const schema = { type: 'string', maxLenght: 3 };
  const parameters = [{ name: 'id', in: 'query', schema, example: 'x' }];
  expect(checkExamples(smallContract({ parameters }))).toEqual([
    'GET /thing parameter: its schema is wrong: strict mode: unknown keyword: "maxLenght".',
  ]);
});
