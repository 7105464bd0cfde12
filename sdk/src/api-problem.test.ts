import { expect, test } from 'vitest';
import { ApiProblem } from './api-problem.ts';

test('a failure without an answer has no code and says what kind it is', () => {
  const error = new ApiProblem('network', 0, {});
  expect(error).toMatchObject({ name: 'ApiProblem', message: 'network 0', code: undefined });
});

test('a problem speaks in the words of its detail', () => {
  const error = new ApiProblem('problem', 409, { code: 'DISPLAY_NAME_TAKEN', detail: 'Taken.' });
  expect(error.message).toBe('Taken.');
});
