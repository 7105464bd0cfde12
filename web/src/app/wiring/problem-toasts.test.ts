import { ApiProblem } from '@bold/sdk';
import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';
import { problemToast } from './problem-toasts.ts';

test.each([
  [
    'WALLET_PROOF_INVALID',
    'Your wallet could not be confirmed, connect it again or enter its address',
  ],
  [
    'WALLET_PROOF_EXPIRED',
    'Your wallet confirmed too late. Connect it again, and check the time on your device',
  ],
  ['INIT_DATA_EXPIRED', 'Close Bold and open it from Telegram again'],
  ['PLAYER_BANNED', 'Your account is closed'],
] as const)('the toast of %s says "%s"', (code, text) => {
  const error = new ApiProblem('problem', 409, { code });
  expect(problemToast(error, 'en').description).toBe(text);
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

test('[START-03] an invitation that waits for the next launch has the texts of the spec', () => {
  expect(problemText.en.inviteLater).toEqual({
    title: 'Something went wrong',
    description: 'Your invitation will be tried again when you next open Bold',
  });
});

test('a player with Russian sees a Russian toast', () => {
  const error = new ApiProblem('problem', 429, { code: 'TOO_MANY_REQUESTS' });
  expect(problemToast(error, 'ru')).toEqual({
    title: 'Что-то пошло не так',
    description: 'Не так быстро, попробуйте чуть позже',
  });
});
