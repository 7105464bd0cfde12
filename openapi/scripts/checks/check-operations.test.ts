import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import type { Operation } from '../document.ts';
import { checkOperations } from './check-operations.ts';

test('every operation of the contract is described, tagged and shown by example', () => {
  expect(checkOperations(contract)).toEqual([]);
});

test.for<[string, Partial<Operation>]>([
  ['GET /thing has no summary.', { summary: '' }],
  ['GET /thing has no description.', { description: '' }],
  ["GET /thing needs exactly one of the document's tags.", { tags: ['other'] }],
  ['GET /thing has no operationId.', { operationId: '' }],
  ['GET /thing 200 has no example.', { responses: { '200': { content: { 'text/plain': {} } } } }],
  ['GET /thing has a default response; name the statuses.', { responses: { default: {} } }],
  ['GET /thing body has no example.', { requestBody: { content: { 'text/plain': {} } } }],
])('it says: %s', ([sentence, parts]) => {
  expect(checkOperations(smallContract(parts))).toEqual([sentence]);
});

test('an operationId that stands twice is named', () => {
  const document = smallContract();
  document.paths['/other'] = { ...document.paths['/thing'] };
  expect(checkOperations(document)).toEqual(['GET /other repeats the operationId getThing.']);
});
