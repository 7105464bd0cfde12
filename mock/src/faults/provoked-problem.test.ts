import { expect, test } from 'vitest';
import { provokedProblem } from './provoked-problem.ts';

test('a refused input names a place, as the contract demands', () => {
  expect(provokedProblem('VALIDATION_FAILED').errors).toHaveLength(1);
});

test('a method that is not taken comes with those that are', () => {
  expect(provokedProblem('METHOD_NOT_ALLOWED').headers).toHaveProperty('Allow');
});

test('a code of the live connection alone is an error of the server in an answer', () => {
  expect(provokedProblem('MULTIPLIER_NOT_REACHED').code).toBe('INTERNAL_ERROR');
});
