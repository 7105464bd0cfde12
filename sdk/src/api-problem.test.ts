import { expect, test } from 'vitest';
import { ApiProblem } from './api-problem.ts';

test('without a response an error has no code, and its message names the kind', () => {
  const error = new ApiProblem('network', 0, {});
  expect(error).toMatchObject({ name: 'ApiProblem', message: 'network 0', code: undefined });
});

test('the message of a problem is its detail', () => {
  const error = new ApiProblem('problem', 409, { code: 'DISPLAY_NAME_TAKEN', detail: 'Taken.' });
  expect(error.message).toBe('Taken.');
});
