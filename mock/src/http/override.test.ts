import type { Country, ProblemCodeOf } from '@bold/sdk';
import { type OperationId, operations } from '@bold/sdk/operations';
import { problems } from '@bold/sdk/problems';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import type { OverriddenCall, Override } from './override.ts';

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

// These tests fail in `npm run check`: tsc compares the types.

type Overrides = NonNullable<NonNullable<Parameters<typeof setupMock>[0]>['overrides']>;
type Countries = NonNullable<Overrides['listCountries']>;
type CodeOf<Id extends OperationId> = Parameters<OverriddenCall<Id>['refuse']>[0];

test('setupMock has an override for each operation of the contract, and for nothing else', () => {
  expectTypeOf<keyof Overrides>().toEqualTypeOf<OperationId>();
});

test('an override with a wrong body does not compile', () => {
  expectTypeOf<() => Country[]>().toExtend<Countries>();
  expectTypeOf<() => Promise<Country[]>>().toExtend<Countries>();
  expectTypeOf<() => Omit<Country, 'flag'>[]>().not.toExtend<Countries>();
  expectTypeOf<() => Promise<Omit<Country, 'flag'>[]>>().not.toExtend<Countries>();
  expectTypeOf<() => (Omit<Country, 'name'> & { name: number })[]>().not.toExtend<Countries>();
});

test('an override refuses only with a problem code of its operation', () => {
  expectTypeOf<Overrides['getMe']>().toEqualTypeOf<Override<'getMe'> | undefined>();
  expectTypeOf<CodeOf<'startBonus'>>().toEqualTypeOf<ProblemCodeOf<'startBonus'>>();
  expectTypeOf<'BONUS_ALREADY_TAKEN'>().toExtend<CodeOf<'startBonus'>>();
  expectTypeOf<'BONUS_ALREADY_TAKEN'>().not.toExtend<CodeOf<'getMe'>>();
  expectTypeOf<'BONUS_TAKEN'>().not.toExtend<CodeOf<'startBonus'>>();
});
