import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { configureClient, getMe, getMyTaps, isProblem, startBonus } from '@bold/sdk';
import { signInitData } from '@bold/sdk/bot';
import { beforeEach, expect, test } from 'vitest';
import { failing, setupMock } from './node.ts';
import { defineScenario } from './scenarios/scenarios.ts';
import { findPerson } from './telegram/launch/people.ts';

const spender = defineScenario('spender', {
  label: 'Spender',
  about: 'Has one tap left, and cannot take the gift.',
  player: { availableTaps: 1, totalTaps: 77 },
  controls: failing('listLevels'),
  overrides: {
    startBonus: ({ refuse }) => refuse('BONUS_ALREADY_TAKEN'),
    getMe: ({ refuse }) => refuse('SERVICE_UNAVAILABLE'),
  },
});

const mock = setupMock({
  scenario: spender,
  person: 'paula',
  overrides: { getMe: ({ next }) => next() },
});

beforeEach(async () => {
  const raw = await mock.initData();
  configureClient({ baseUrl: 'http://localhost/api', initData: () => raw });
});

const refusal = () => startBonus().catch((error: unknown) => isProblem(error) && error.code);

test('each test begins in the scenario, with its player, its faults and its overrides', async () => {
  expect(await getMyTaps()).toEqual({ available_taps: 1, total_taps: 77 });
  expect(await refusal()).toBe('BONUS_ALREADY_TAKEN');
  expect((await fetch('http://localhost/api/level', await signed())).status).toBe(500);
});

test('an override of the options has priority over the scenario’s', async () => {
  expect((await getMe()).telegram_id).toBe(findPerson('paula').user.id);
});

test('a reset begins the scenario again and ends the overrides of the test', async () => {
  mock.override({ getMyTaps: () => ({ available_taps: 5, total_taps: 5 }) });
  expect(await getMyTaps()).toEqual({ available_taps: 5, total_taps: 5 });

  mock.reset(3);

  expect(await getMyTaps()).toEqual({ available_taps: 1, total_taps: 77 });
  expect(mock.world.seed).toBe(3);
});

test('the next test has the seed, the faults and the overrides of the scenario', async () => {
  mock.control({});
  expect(mock.world.seed).toBe(1);
  expect(await refusal()).toBe('BONUS_ALREADY_TAKEN');
});

test('init data that a bot signs with the SDK is accepted', async () => {
  const user = { id: 4_242, first_name: 'Anna' };
  const raw = await signInitData(user, development.bot_token);
  mock.override({});

  expect(await getMe({ headers: { Authorization: `tma ${raw}` } })).toMatchObject({
    telegram_id: user.id,
  });
});

async function signed(): Promise<RequestInit> {
  return { headers: { Authorization: `tma ${await mock.initData()}` } };
}
