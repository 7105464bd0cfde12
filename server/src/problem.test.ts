import { expect, test } from 'vitest';
import { Problem, validationFailed } from './problem.ts';

test('status and default text come from the contract’s catalogue', () => {
  expect(new Problem('BONUS_ALREADY_TAKEN')).toMatchObject({
    status: 409,
    message: 'The gift was already taken',
  });
});

test('a failed validation reports the number of errors', () => {
  const error = { pointer: '/body', code: 'type', message: 'It must be object.' };
  expect(validationFailed([error, error])).toMatchObject({
    status: 400,
    message: 'The request breaks the contract in 2 places.',
    errors: [error, error],
  });
});
