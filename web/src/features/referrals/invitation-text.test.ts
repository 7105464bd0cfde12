import { ApiProblem } from '@bold/sdk';
import { expect, test } from 'vitest';
import { invitationText, invitationToast } from './invitation-text.ts';

test.each([
  ['REFERRAL_CODE_OWN', 'This invitation is your own, it works only for other players'],
  ['REFERRAL_CODE_ALREADY_SET', 'Another player has invited you before, and this stays so'],
  ['REFERRAL_AFTER_PURCHASE', 'An invitation counts only before the first purchase'],
  ['REFERRAL_CIRCLE', 'You invited this player, directly or through others'],
  ['REFERRAL_CODE_NOT_FOUND', 'Nobody has this invitation code'],
  ['VALIDATION_FAILED', 'This invitation is not valid'],
] as const)('[START-03] the toast of %s says "%s"', (code, description) => {
  const error = new ApiProblem('problem', 409, { code });
  expect(invitationToast(error, 'en')).toEqual({ title: 'Something went wrong', description });
});

test.each(['en', 'ru'] as const)(
  '[START-03] no two refusals have the same text: %s',
  (language) => {
    const texts = Object.values(invitationText[language]).map(({ description }) => description);
    expect(new Set(texts).size).toBe(6);
  },
);

test('a refusal that the app does not know still has a text', () => {
  const error = new ApiProblem('problem', 409, JSON.parse('{"code":"REFERRAL_NEW"}'));
  expect(invitationToast(error, 'ru').description).toBe('Это приглашение недействительно');
});
