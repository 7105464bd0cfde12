import { ApiProblem } from '@bold/sdk';
import { expect, test } from 'vitest';
import { problemToast } from './problem-toasts.ts';

test('an invitation that stays as it was has a toast', () => {
  const error = new ApiProblem('problem', 409, { code: 'REFERRAL_CODE_ALREADY_SET' });
  expect(problemToast(error, 'en').description).toBe('Your invitation stays as it was');
});

test('the server’s own texts are not shown', () => {
  const error = new ApiProblem('problem', 500, { code: 'INTERNAL_ERROR', detail: 'stack of x' });
  expect(JSON.stringify(problemToast(error, 'en'))).not.toContain('stack of x');
});

test('a call without a response shows "try again"', () => {
  expect(problemToast(new ApiProblem('network', 0, {}), 'en')).toEqual({
    title: 'Something went wrong',
    description: 'Please try again in a moment',
  });
});

test('a player with Russian sees a Russian toast', () => {
  const error = new ApiProblem('problem', 429, { code: 'TOO_MANY_REQUESTS' });
  expect(problemToast(error, 'ru')).toEqual({
    title: 'Что-то пошло не так',
    description: 'Не так быстро, попробуйте чуть позже',
  });
});
