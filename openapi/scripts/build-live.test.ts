import { expect, test } from 'vitest';
import { smallContract } from '../test/small-contract.ts';
import { buildBundle } from './build-bundle.ts';
import { buildLive } from './build-live.ts';

test('the live document holds its schemas and those behind them, and no others', async () => {
  const live = await buildLive(await buildBundle());
  expect(Object.keys(live.components.schemas).sort()).toEqual(
    'BalanceMessage LiveError LiveErrorCode TapCount TapsAck TapsMessage'.split(' '),
  );
});

test('only codes with a live meaning are in its catalogue', async () => {
  const live = await buildLive(await buildBundle());
  expect(Object.values(live['x-problem-catalogue']).every((problem) => problem.live)).toBe(true);
  expect(Object.keys(live['x-live-close-codes'])).toContain('4403');
});

test('a schema that the contract lacks is named', async () => {
  await expect(buildLive(smallContract())).rejects.toThrow('there is no schema TapsMessage');
});
