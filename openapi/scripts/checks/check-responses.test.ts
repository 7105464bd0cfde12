import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import { readCatalogue } from '../build-bundle.ts';
import type { Operation, Response } from '../document.ts';
import { checkResponses } from './check-responses.ts';

const catalogue = await readCatalogue();
const success: Response = smallOperation().responses['200'] ?? {};
const faultsOf = (parts: Partial<Operation>) => checkResponses(smallContract(parts), catalogue);

test('a 2xx response with a named schema and a Cache-Control header has no fault', () => {
  expect(faultsOf({ 'x-problems': ['LEVEL_NOT_FOUND'] })).toEqual([]);
});

test('a missing Cache-Control header is reported with the remedy', () => {
  expect(faultsOf({ responses: { '200': { ...success, headers: {} } } })).toEqual([
    'GET /thing: the 200 response needs a Cache-Control header; refer to CacheControlNoStore or CacheControlFresh in openapi/schemas/headers.yaml.',
  ]);
});

test.for(['post', 'patch', 'delete'])('a cacheable response of %s is reported', (method) => {
  const headers = { 'Cache-Control': { schema: { const: 'private, max-age=60' } } };
  const operation = smallOperation({ responses: { '200': { ...success, headers } } });
  const document = { ...smallContract(), paths: { '/thing': { [method]: operation } } };
  expect(checkResponses(document, catalogue)).toEqual([
    `${method.toUpperCase()} /thing: the 200 response must not be cached, because it is not a GET; refer to CacheControlNoStore.`,
  ]);
});

test.for<Response>([
  { ...success, content: {} },
  { ...success, content: { 'application/json': { schema: { type: 'object' } } } },
  { ...success, content: { 'text/plain': { schema: { $ref: '#/components/schemas/Thing' } } } },
])('a 2xx response without a named JSON schema is reported: %j', (response) => {
  expect(faultsOf({ responses: { '200': response } })).toEqual([
    'GET /thing: the 200 response needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.',
  ]);
});

test.for([{}, { '404': {} }, { '200': success, '201': success }])(
  'none or several 2xx responses are reported: %j',
  (responses) => {
    expect(faultsOf({ responses })).toContain(
      'GET /thing needs exactly one 2xx response, such as "200".',
    );
  },
);

test('a problem that is written as a response is reported', () => {
  expect(faultsOf({ responses: { '200': success, '404': {} } })).toEqual([
    'GET /thing writes a 404 response; list its code under "x-problems", the bundle adds the response.',
  ]);
});

test('an unknown code and a code that is not specific to the operation are reported', () => {
  expect(faultsOf({ 'x-problems': ['LEVEL_MISSING', 'INTERNAL_ERROR'] })).toEqual([
    'GET /thing lists LEVEL_MISSING under "x-problems"; openapi/problems.yaml does not have it, add it there or correct it.',
    'GET /thing lists INTERNAL_ERROR under "x-problems"; remove it, the bundle adds it where it belongs (where: every).',
  ]);
});

test('a security of a single operation is reported', () => {
  const operation = { ...smallOperation(), security: [] };
  expect(faultsOf(operation)).toEqual([
    'GET /thing has a security of its own; remove it, every operation needs init data.',
  ]);
});
