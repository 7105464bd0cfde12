import { expect, test } from 'vitest';
import { contract } from '../test/contract.ts';
import { smallContract } from '../test/small-contract.ts';
import { buildLive } from './build-live.ts';

test('the live document has the schemas that it reaches, and no others', async () => {
  const live = await buildLive(contract);
  expect(Object.keys(live.components.schemas).sort()).toEqual(
    'BalanceMessage LiveError LiveErrorCode TapCount TapsAck TapsMessage'.split(' '),
  );
});

test('its catalogue has only the codes with a live action', async () => {
  const live = await buildLive(contract);
  expect(Object.values(live['x-problem-catalogue']).every((problem) => problem.live)).toBe(true);
  expect(Object.keys(live['x-live-close-codes'])).toContain('4403');
});

test('a schema that the contract does not have is an error with its name', async () => {
  await expect(buildLive(smallContract())).rejects.toThrow(
    'live.asyncapi.yaml refers to TapsMessage; the contract has no such schema.',
  );
});
