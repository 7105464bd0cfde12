import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import type { Operation } from '../document.ts';
import { checkOperations } from './check-operations.ts';

test('every operation of the contract has a description, a tag and examples', () => {
  expect(checkOperations(contract)).toEqual([]);
});

test.for<[string, Partial<Operation>]>([
  ['GET /thing has no summary; add a few words.', { summary: '' }],
  ['GET /thing has no description; add a sentence.', { description: '' }],
  ['GET /thing needs exactly one tag of: things.', { tags: ['other'] }],
  ['GET /thing needs exactly one tag of: things.', { tags: ['things', 'things'] }],
  ['GET /thing has no operationId; add one in camelCase, such as getLevel.', { operationId: '' }],
  [
    'GET /thing: the operationId get-thing is not in camelCase, such as getLevel.',
    { operationId: 'get-thing' },
  ],
  [
    'GET /thing: the 200 response has no example; add one under "examples".',
    { responses: { '200': { content: { 'text/plain': {} } } } },
  ],
  [
    'GET /thing has a default response; write the statuses, such as "200".',
    { responses: { default: {} } },
  ],
  [
    'GET /thing: the body has no example; add one under "examples".',
    { requestBody: { content: { 'text/plain': {} } } },
  ],
])('the fault is reported: %s', ([sentence, parts]) => {
  expect(checkOperations(smallContract(parts))).toEqual([sentence]);
});

test('a duplicate operationId is reported', () => {
  const document = smallContract();
  document.paths['/other'] = { ...document.paths['/thing'] };
  expect(checkOperations(document)).toEqual([
    'GET /other repeats the operationId getThing; choose another one.',
  ]);
});
