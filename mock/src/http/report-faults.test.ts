import { Problem } from '@bold/sdk/contract';
import type { OperationResponse } from '@bold/sdk/operations';
import { beforeEach, expect, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();
const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => reported.mockClear());

const sentences = () => reported.mock.calls.map(([text]) => text);
/** Returns a value as the response of `getMyTaps`, although it is another one. */
const asTaps = (value: unknown) => value as OperationResponse<'getMyTaps'>;

test('a response that breaks the contract is sent, and reported with its operation and its places', async () => {
  const impossible = { available_taps: -5, total_taps: 'many' };
  mock.override({ getMyTaps: () => asTaps(impossible) });
  const player = await startPlayer(1);

  expect((await player.call('GET', '/user/taps/me')).json).toEqual(impossible);
  expect(sentences()).toEqual([
    'The response of getMyTaps breaks the contract. /available_taps: It must be >= 0. /total_taps: It must be of the type integer.',
  ]);
});

test('a problem that the operation does not have is sent, and reported', async () => {
  mock.override({ getMyTaps: () => Promise.reject(new Problem('TARIFF_NOT_FOUND')) });
  const player = await startPlayer(1);

  expect((await player.call('GET', '/user/taps/me')).status).toBe(404);
  expect(sentences()).toEqual([
    'getMyTaps throws TARIFF_NOT_FOUND, which the contract does not list for it.',
  ]);
});

test('what the contract allows is not reported, and neither is a fault that is switched on', async () => {
  mock.override({ getMyTaps: () => ({ available_taps: 5, total_taps: 5 }) });
  const player = await startPlayer(1);
  await player.call('GET', '/user/taps/me');
  await player.call('GET', '/user/profile/999');
  mock.control({ faults: { getMyTaps: { rate: 1, code: 'TARIFF_NOT_FOUND' } } });
  expect((await player.call('GET', '/user/taps/me')).status).toBe(404);

  expect(sentences()).toEqual([]);
});
