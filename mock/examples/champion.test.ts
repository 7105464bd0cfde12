import { setupMock } from '@bold/mock/node';
import { configureClient, getMyRank, isProblem, startBonus } from '@bold/sdk';
import { beforeEach, expect, test } from 'vitest';
import { champion } from './champion.ts';

const mock = setupMock({ scenario: champion });

beforeEach(async () => {
  const raw = await mock.initData();
  configureClient({ baseUrl: 'http://localhost/api', initData: () => raw });
});

test('the champion is the first of the world', async () => {
  expect(await getMyRank()).toMatchObject({ rank: 1 });
});

test('the gift fails', async () => {
  const error = await startBonus().catch((thrown: unknown) => thrown);

  expect(isProblem<'startBonus'>(error) && error.code).toBe('SERVICE_UNAVAILABLE');
});
