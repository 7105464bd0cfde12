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

test('declared parameters, and a key and a named body for a POST, are in order', () => {
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
])('it says: %s', ([sentence, change]) => {
  const parameters = [{ ...id, ...change }];
  expect(faultsOf('get', '/thing/{id}', { parameters })).toEqual([`GET /thing/{id}: ${sentence}`]);
});

test('a parameter of the path that is not declared is named, and so is one that the path lacks', () => {
  expect(faultsOf('get', '/thing/{id}', {})).toEqual([
    'GET /thing/{id} does not declare {id}; add it under "parameters" with "in: path".',
  ]);
  expect(faultsOf('get', '/thing', { parameters: [id] })).toEqual([
    'GET /thing: the path has no {id}; remove the parameter or name it in the path.',
  ]);
});

test('handlers are given parameters of path and query alone', () => {
  const parameters = [
    { ...id, name: 'X-Size', in: 'header' },
    { ...id, name: 'size', in: 'cookie' },
  ];
  expect(faultsOf('get', '/thing', { parameters })).toEqual([
    'GET /thing: the parameter "X-Size" is a header, which no handler is given; use path or query.',
    'GET /thing: the parameter "size" stands in "cookie"; use path or query.',
  ]);
});

test('every POST takes an Idempotency-Key and nothing else does', () => {
  expect(faultsOf('post', '/thing', {})).toEqual([
    'POST /thing takes no Idempotency-Key, so clients could not repeat it; refer to IdempotencyKey in openapi/schemas/parameters.yaml.',
  ]);
  expect(faultsOf('patch', '/thing', { parameters: [key] })).toEqual([
    'PATCH /thing takes an Idempotency-Key, which only a POST needs; remove it.',
  ]);
});

test('a body is required JSON with a named schema, and no GET has one', () => {
  const content = { 'application/json': { schema: { type: 'object' } } };
  expect(faultsOf('get', '/thing', { requestBody: { content } })).toEqual([
    'GET /thing: a GET or DELETE takes no body; use parameters.',
    'GET /thing: the body needs "required: true".',
    'GET /thing: the body needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.',
  ]);
});
