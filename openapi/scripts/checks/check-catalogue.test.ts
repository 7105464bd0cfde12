import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCatalogue } from '../build-bundle.ts';
import { checkCatalogue } from './check-catalogue.ts';

const catalogue = await readCatalogue();

/** Sets `fields` on BONUS_ALREADY_TAKEN in a copy of the catalogue, and returns the faults of the copy. */
function faultsWith(fields: Record<string, unknown>): string[] {
  const problems = structuredClone(catalogue.problems);
  Object.assign(problems.BONUS_ALREADY_TAKEN ?? {}, fields);
  return checkCatalogue({ ...catalogue, problems });
}

test('every problem of the contract has all fields', () => {
  expect(checkCatalogue(catalogue)).toEqual([]);
});

test.for([
  [
    { where: 'operations' },
    'needs "where": one of: every, input, body, post, operation, edge, live.',
  ],
  [{ retryable: undefined }, 'needs "retryable": true or false.'],
  [{ retryable: 'no' }, 'needs "retryable": true or false.'],
  [{ title: '' }, 'needs "title": a text.'],
  [{ description: undefined }, 'needs "description": a text.'],
  [{ retriable: false }, 'has a field "retriable", which no problem has.'],
] as const)('an entry with %o is reported with its code and the remedy', ([fields, sentence]) => {
  expect(faultsWith(fields)).toEqual([`openapi/problems.yaml: BONUS_ALREADY_TAKEN ${sentence}`]);
});

test('an entry without fields is reported', () => {
  const empty = parse('problems: { LOST: }');

  expect(checkCatalogue({ ...catalogue, ...empty })).toEqual([
    'openapi/problems.yaml: LOST needs "where": one of: every, input, body, post, operation, edge, live.',
    'openapi/problems.yaml: LOST needs "retryable": true or false.',
    'openapi/problems.yaml: LOST needs "title": a text.',
    'openapi/problems.yaml: LOST needs "description": a text.',
  ]);
});
