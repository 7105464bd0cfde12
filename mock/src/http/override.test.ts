import type { ProblemCodeOf } from '@bold/sdk';
import { operations } from '@bold/sdk/operations';
import { problems } from '@bold/sdk/problems';
import { expect, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import type { Override } from './override.ts';

const lilac = { id: 'ZZ', name: 'Lilac', flag: '🇿🇿' };
const mock = setupMock({ overrides: { listCountries: () => [lilac] } });

test('an override responds instead of the world, in each test again', async () => {
  const player = await startPlayer(1);
  expect((await player.get('/country')).json).toEqual([lilac]);

  mock.override({});

  expect((await player.get('/country')).json.length).toBeGreaterThan(1);
});

test('the override of the options is back after a test that ended it', async () => {
  const { json } = await (await startPlayer(1)).get('/country');

  expect(json).toHaveLength(1);
});

test('`next` gives the response of the world, which an override can change', async () => {
  mock.override({ startBonus: async ({ next }) => ({ ...(await next()), display_name: 'Lilac' }) });
  const player = await startPlayer(1);

  const { json } = await player.call('POST', '/bonus/start');

  expect(json).toMatchObject({ display_name: 'Lilac', is_bonus_taken: true });
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('an override receives the valid input and the player', async () => {
  mock.override({
    getReferralStats: async ({ params, player, next }) => ({
      ...(await next()),
      referred_users_count: params.id + player.telegramId,
    }),
  });
  const player = await startPlayer(41);
  const { id } = (await player.get('/user/me')).json;

  const { json } = await player.get(`/user/referrals/stats/${id}`);

  expect(json.referred_users_count).toBe(Number(id) + 41);
});

test('an invalid request is refused before its override runs', async () => {
  const taken = vi.fn<Override<'setReferralCode'>>(({ refuse }) => refuse('REFERRAL_CODE_OWN'));
  mock.override({ setReferralCode: taken });
  const player = await startPlayer(1);

  const invalid = await player.call('POST', '/user/referrals/set-code', {});
  const valid = await player.call('POST', '/user/referrals/set-code', { code: 'ab12' });

  expect([invalid.json.code, valid.json.code]).toEqual(['VALIDATION_FAILED', 'REFERRAL_CODE_OWN']);
  expect(taken).toHaveBeenCalledOnce();
});

test('an override refuses with each code that the contract lists for its operation', async () => {
  const player = await startPlayer(1);
  for (const code of operations.startBonus.problems as ProblemCodeOf<'startBonus'>[]) {
    mock.override({ startBonus: ({ refuse }) => refuse(code) });
    const { status, json } = await player.call('POST', '/bonus/start');
    expect([status, json.code]).toEqual([problems[code].status, code]);
  }
});

// This test fails in `npm run check`: tsc reports a directive without an error below it.
test('an override with a wrong operation, body or problem code does not compile', () => {
  void [
    // @ts-expect-error The contract has no operation `getUser`.
    () => setupMock({ overrides: { getUser: () => lilac } }),
    // @ts-expect-error The name of a country is text.
    () => setupMock({ overrides: { listCountries: () => [{ ...lilac, name: 7 }] } }),
    // @ts-expect-error A country has a flag.
    () => setupMock({ overrides: { listCountries: async () => [{ id: 'ZZ', name: 'Lilac' }] } }),
    // @ts-expect-error The problem belongs to another operation.
    () => setupMock({ overrides: { getMe: ({ refuse }) => refuse('BONUS_ALREADY_TAKEN') } }),
    // @ts-expect-error The catalogue has no such problem.
    () => mock.override({ startBonus: ({ refuse }) => refuse('BONUS_TAKEN') }),
  ];
});
