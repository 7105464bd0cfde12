import { expect, test } from 'vitest';
import { smallOperation } from '../test/small-contract.ts';
import type { Catalogue, CatalogueProblem, Operation } from './document.ts';
import { operationProblems } from './operation-problems.ts';

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
