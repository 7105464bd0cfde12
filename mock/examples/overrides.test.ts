import { setupMock } from '@bold/mock/node';
import { configureClient, getMe, getMyTaps, isProblem, startBonus } from '@bold/sdk';
import { beforeEach, expect, test } from 'vitest';

const mock = setupMock({
  scenario: 'gift-waits',
  overrides: { getMe: async ({ next }) => ({ ...(await next()), display_name: 'Anna' }) },
});

beforeEach(async () => {
  const raw = await mock.initData();
  configureClient({ baseUrl: 'http://localhost/api', initData: () => raw });
});

test('an override changes the response of the world', async () => {
  expect(await getMe()).toMatchObject({ display_name: 'Anna', is_bonus_taken: false });
});

test('the other operations respond from the world', async () => {
  await startBonus();

  expect(await getMyTaps()).toMatchObject({ available_taps: 99 });
});

test('an override refuses, in this test only', async () => {
  mock.override({ startBonus: ({ refuse }) => refuse('BONUS_ALREADY_TAKEN') });

  const error = await startBonus().catch((thrown: unknown) => thrown);

  expect(isProblem<'startBonus'>(error) && error.code).toBe('BONUS_ALREADY_TAKEN');
});
