import { expect, test } from 'vitest';
import contract from '../dist/openapi.json' with { type: 'json' };
import type { CatalogueProblem } from './document.ts';
import { problemExample, problemResponse, problemType } from './problem-response.ts';

const problem: CatalogueProblem = {
  status: 429,
  where: 'every',
  retryable: true,
  title: 'Too many',
  description: 'Too many.',
};

test('the type of a problem is the URL of its section in the documentation', () => {
  expect(problemType('DISPLAY_NAME_TAKEN')).toBe('/docs/problems#display-name-taken');
});

test('the example of a problem without a detail repeats the title', () => {
  expect(problemExample('TOO_MANY', problem)).toMatchObject({ status: 429, detail: 'Too many' });
});

test('the example of a problem and that of its header X-Request-Id have the same UUID', () => {
  const { example } = contract.components.headers.RequestId;
  expect(problemExample('TOO_MANY', problem).instance).toBe(`urn:uuid:${example}`);
});

test('a response shows one example per code', () => {
  const response = problemResponse(429, [
    ['ONE', problem],
    ['TWO', problem],
  ]);
  const media = response.content?.['application/problem+json'];
  expect(Object.keys(media?.examples ?? {})).toEqual(['ONE', 'TWO']);
});

test.for([
  [429, true],
  [503, true],
  [409, false],
] as const)('status %d has Retry-After: %s', ([status, carries]) => {
  expect('Retry-After' in (problemResponse(status, []).headers ?? {})).toBe(carries);
});
