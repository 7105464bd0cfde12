import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import type { Operation, Parameter } from '../document.ts';
import { checkInput } from './check-input.ts';

const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer' },
  example: 1,
};
const key: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string' },
  example: 'a-key',
};
const schema = { $ref: '#/components/schemas/Thing' };

const faultsOf = (method: string, path: string, parts: Partial<Operation>) =>
  checkInput({ ...smallContract(), paths: { [path]: { [method]: smallOperation(parts) } } });

test('declared parameters, and a POST with a key and a named body, have no faults', () => {
  expect(faultsOf('get', '/thing/{id}', { parameters: [id] })).toEqual([]);
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  expect(faultsOf('post', '/thing', { parameters: [key], requestBody })).toEqual([]);
});

test.for<[string, Partial<Parameter>]>([
  ['the parameter "id" needs "required: true".', { required: false }],
  [
    'the parameter "id" needs a schema with one type of: integer, number, boolean, string.',
    { schema: { type: ['integer', 'null'] } },
  ],
  ['the parameter "id" has no example; add one under "example".', { example: undefined }],
])('the fault is reported: %s', ([sentence, change]) => {
  const parameters = [{ ...id, ...change }];
  expect(faultsOf('get', '/thing/{id}', { parameters })).toEqual([`GET /thing/{id}: ${sentence}`]);
});

test('an undeclared path parameter and a declared one that the path does not have are reported', () => {
  expect(faultsOf('get', '/thing/{id}', {})).toEqual([
    'GET /thing/{id} does not declare {id}; add it under "parameters" with "in: path".',
  ]);
  expect(faultsOf('get', '/thing', { parameters: [id] })).toEqual([
    'GET /thing: the path has no {id}; remove the parameter or name it in the path.',
  ]);
});

test('headers and cookies as parameters are reported', () => {
  const parameters = [
    { ...id, name: 'X-Size', in: 'header' },
    { ...id, name: 'size', in: 'cookie' },
  ];
  expect(faultsOf('get', '/thing', { parameters })).toEqual([
    'GET /thing: the parameter "X-Size" is a header, which handlers do not receive; use path or query.',
    'GET /thing: the parameter "size" is in "cookie"; use path or query.',
  ]);
});

test('a POST without an Idempotency-Key and another method with one are reported', () => {
  expect(faultsOf('post', '/thing', {})).toEqual([
    'POST /thing takes no Idempotency-Key, so clients could not retry it; refer to IdempotencyKey in openapi/schemas/parameters.yaml.',
  ]);
  expect(faultsOf('patch', '/thing', { parameters: [key] })).toEqual([
    'PATCH /thing takes an Idempotency-Key, which only a POST needs; remove it.',
  ]);
});

test('a body of a GET, an optional body and a body without a named schema are reported', () => {
  const content = { 'application/json': { schema: { type: 'object' } } };
  expect(faultsOf('get', '/thing', { requestBody: { content } })).toEqual([
    'GET /thing: a GET or DELETE takes no body; use parameters.',
    'GET /thing: the body needs "required: true".',
    'GET /thing: the body needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.',
  ]);
});
