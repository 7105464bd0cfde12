import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../test/small-contract.ts';
import { addProblems, operationProblems, parameterErrors } from './add-problems.ts';
import { readCatalogue } from './build-bundle.ts';
import type { Catalogue, CatalogueProblem, Operation } from './document.ts';

test('the two enumerations have the codes with a status and the codes with a live action', async () => {
  const document = smallContract();
  document.components.schemas.ProblemCode = { type: 'string' };
  document.components.schemas.LiveErrorCode = { type: 'string' };
  addProblems(document, await readCatalogue());
  const { ProblemCode, LiveErrorCode } = document.components.schemas;
  expect(ProblemCode?.enum).toContain('USER_NOT_FOUND');
  expect(ProblemCode?.enum).not.toContain('MULTIPLIER_NOT_REACHED');
  expect(LiveErrorCode?.enum).toContain('MULTIPLIER_NOT_REACHED');
  expect(LiveErrorCode?.enum).not.toContain('USER_NOT_FOUND');
});

test('an operation gets a response for each status of its codes', async () => {
  const document = smallContract({ 'x-problems': ['USER_NOT_FOUND'] });
  addProblems(document, await readCatalogue());
  expect(Object.keys(document.paths['/thing']?.get?.responses ?? {})).toEqual(
    '200 401 403 404 429 500 503'.split(' '),
  );
});

test('a code that the catalogue does not have is an error with its name', async () => {
  const catalogue = await readCatalogue();
  const document = smallContract({ 'x-problems': ['NO_SUCH_CODE'] });
  expect(() => addProblems(document, catalogue)).toThrow(
    'getThing lists NO_SUCH_CODE; problems.yaml does not have it.',
  );
});

const entry = (where: CatalogueProblem['where']): CatalogueProblem => ({
  where,
  status: 400,
  retryable: false,
  title: where,
  description: where,
});
const catalogue: Catalogue = {
  problems: {
    EVERY: entry('every'),
    INPUT: entry('input'),
    BODY: entry('body'),
    POST: entry('post'),
    LISTED: entry('operation'),
    OTHER: entry('operation'),
    EDGE: entry('edge'),
    LIVE: entry('live'),
  },
  closeCodes: {},
};
const codes = (method: string, parts: Partial<Operation>) =>
  operationProblems({ method, path: '/', operation: smallOperation(parts) }, catalogue).map(
    ([code]) => code,
  );

test('an operation without input has only the problems of every operation', () => {
  expect(codes('get', {})).toEqual(['EVERY']);
});

test('a parameter adds the problems of input', () => {
  expect(codes('get', { parameters: [{ name: 'id', in: 'path' }] })).toEqual(['EVERY', 'INPUT']);
});

test('a POST with a body adds the problems of bodies and of idempotency keys, and those it lists', () => {
  expect(codes('post', { requestBody: { content: {} }, 'x-problems': ['LISTED'] })).toEqual([
    'EVERY',
    'INPUT',
    'BODY',
    'POST',
    'LISTED',
  ]);
});

const document = smallContract();

test('the example breaks the most specific rule of the first parameter', () => {
  const operation = smallOperation({
    parameters: [{ name: 'Name', in: 'query', schema: { type: 'string', pattern: '^a$' } }],
  });
  expect(parameterErrors(document, operation)).toEqual([
    expect.objectContaining({ pointer: '/query/name', code: 'pattern' }),
  ]);
});

test('an operation with a body or without parameters has no example errors', () => {
  const parameters = [{ name: 'id', in: 'path', schema: { type: 'integer' } }];
  const withBody = smallOperation({ parameters, requestBody: { content: {} } });
  expect(parameterErrors(document, withBody)).toBeUndefined();
  expect(parameterErrors(document, smallOperation())).toBeUndefined();
});
