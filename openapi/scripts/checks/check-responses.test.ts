import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import { readCatalogue } from '../build-bundle.ts';
import type { Operation, Response } from '../document.ts';
import { checkResponses } from './check-responses.ts';

const catalogue = await readCatalogue();
const success: Response = smallOperation().responses['200'] ?? {};
const faultsOf = (parts: Partial<Operation>) => checkResponses(smallContract(parts), catalogue);

test('a success with a named schema and a Cache-Control header is in order', () => {
  expect(faultsOf({ 'x-problems': ['LEVEL_NOT_FOUND'] })).toEqual([]);
});

test('a missing Cache-Control header is named with the operation and the remedy', () => {
  expect(faultsOf({ responses: { '200': { ...success, headers: {} } } })).toEqual([
    'GET /thing: the 200 response needs a Cache-Control header; refer to CacheControlNoStore or CacheControlFresh in openapi/schemas/headers.yaml.',
  ]);
});

test('only a GET may be cached', () => {
  const headers = { 'Cache-Control': { schema: { const: 'private, max-age=60' } } };
  const operation = smallOperation({ responses: { '200': { ...success, headers } } });
  const document = { ...smallContract(), paths: { '/thing': { post: operation } } };
  expect(checkResponses(document, catalogue)).toEqual([
    'POST /thing: the 200 response may not be cached, since it is no GET; refer to CacheControlNoStore.',
  ]);
});

test.for<Response>([
  { ...success, content: {} },
  { ...success, content: { 'application/json': { schema: { type: 'object' } } } },
  { ...success, content: { 'text/plain': { schema: { $ref: '#/components/schemas/Thing' } } } },
])('a success without a named schema of JSON is refused: %j', (response) => {
  expect(faultsOf({ responses: { '200': response } })).toEqual([
    'GET /thing: the 200 response needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.',
  ]);
});

test.for([{}, { '404': {} }, { '200': success, '201': success }])(
  'there is exactly one success: %j',
  (responses) => {
    expect(faultsOf({ responses })).toContain(
      'GET /thing needs exactly one 2xx response, such as "200".',
    );
  },
);

test('problems are listed by code, not written as responses', () => {
  expect(faultsOf({ responses: { '200': success, '404': {} } })).toEqual([
    'GET /thing writes a 404 response; list its code under "x-problems", the bundle adds the response.',
  ]);
});

test('a listed code must be an operation’s own code of the catalogue', () => {
  expect(faultsOf({ 'x-problems': ['LEVEL_MISSING', 'INTERNAL_ERROR'] })).toEqual([
    'GET /thing lists LEVEL_MISSING under "x-problems"; openapi/problems.yaml does not have it, add it there or correct it.',
    'GET /thing lists INTERNAL_ERROR under "x-problems"; remove it, the bundle adds it where it belongs (where: every).',
  ]);
});

test('an operation has no security of its own', () => {
  const operation = { ...smallOperation(), security: [] };
  expect(faultsOf(operation)).toEqual([
    'GET /thing has a security of its own; remove it, every operation needs init data.',
  ]);
});
