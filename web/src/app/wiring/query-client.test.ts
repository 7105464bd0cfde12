import { ApiProblem } from '@bold/sdk';
import {
  getGetProfileQueryOptions,
  getListCountriesQueryOptions,
  getListLevelsQueryOptions,
  getListTariffsQueryOptions,
  getListTopQueryOptions,
} from '@bold/sdk/query';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

function start() {
  const effects = { expire: vi.fn(), ban: vi.fn(), toast: vi.fn(), language: 'en' as const };
  return { ...effects, queries: createQueryClient(effects) };
}

/** Starts and stops observing a query, like a screen that opens and closes. */
async function readOnce(
  queries: ReturnType<typeof start>['queries'],
  ask: () => Promise<number>,
  queryKey: readonly unknown[] = ['levels'],
) {
  const observer = new QueryObserver(queries, { queryKey, queryFn: ask });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  leave();
}

test.each([
  ['levels', getListLevelsQueryOptions().queryKey],
  ['countries', getListCountriesQueryOptions().queryKey],
  ['tariffs', getListTariffsQueryOptions().queryKey],
  ['a profile', getGetProfileQueryOptions(7).queryKey],
  ['a leaderboard', getListTopQueryOptions().queryKey],
])(
  '[API-04] the response with %s is fresh for 60 s, then it is requested again',
  async (_, key) => {
    const { queries } = start();
    const ask = vi.fn(async () => 1);
    await readOnce(queries, ask, key);
    await vi.advanceTimersByTimeAsync(59_000);
    await readOnce(queries, ask, key);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await readOnce(queries, ask, key);
    expect(ask).toHaveBeenCalledTimes(2);
  },
);

test('[API-04] a response is requested again after the clock was set back', async () => {
  const { queries } = start();
  const ask = vi.fn(async () => 1);
  await readOnce(queries, ask);
  vi.setSystemTime(Date.now() - 86_400_000);
  await readOnce(queries, ask);
  expect(ask).toHaveBeenCalledTimes(2);
  await readOnce(queries, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[API-05] a response is dropped 60 s after its last use', async () => {
  const { queries } = start();
  await readOnce(queries, async () => 1);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(queries.getQueryData(['levels'])).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(['levels'])).toBeUndefined();
});

test('the cache does not retry a failed request', async () => {
  const { queries } = start();
  const ask = vi.fn(() => Promise.reject(new ApiProblem('network', 0, {})));
  await readOnce(queries, ask);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a change that is made while the device reports no network fails at once', async () => {
  const { queries } = start();
  onlineManager.setOnline(false);
  const onError = vi.fn();
  const mutationFn = vi.fn(() => Promise.reject(new ApiProblem('network', 0, {})));
  void new MutationObserver(queries, { mutationFn, onError }).mutate(undefined).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(mutationFn).toHaveBeenCalledOnce();
});

test('a query fails while the device reports no network, and is requested again when it is back', async () => {
  const { queries } = start();
  queries.mount();
  onTestFinished(() => queries.unmount());
  onlineManager.setOnline(false);
  const queryFn = vi.fn(() => Promise.reject(new ApiProblem('network', 0, {})));
  const observer = new QueryObserver(queries, { queryKey: ['levels'], queryFn });
  onTestFinished(observer.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test.each(['INIT_DATA_EXPIRED', 'INIT_DATA_SIGNATURE_INVALID'] as const)(
  'init data refused with %s ends the session, in a query and in a mutation',
  async (code) => {
    const { queries, expire } = start();
    const refused = new ApiProblem('problem', 401, { code });
    await readOnce(queries, () => Promise.reject(refused));
    expect(expire).toHaveBeenCalledOnce();
    const mutationFn = () => Promise.reject(refused);
    await new MutationObserver(queries, { mutationFn }).mutate().catch(() => {});
    expect(expire).toHaveBeenCalledTimes(2);
  },
);

test('a 401 that is not of the catalogue does not end the session', async () => {
  const { queries, expire } = start();
  const foreign = new ApiProblem('unexpected', 401, {});
  await readOnce(queries, () => Promise.reject(foreign));
  expect(expire).not.toHaveBeenCalled();
});

test('a refusal of a banned player is reported', async () => {
  const { queries, expire, ban } = start();
  const banned = new ApiProblem('problem', 403, { code: 'PLAYER_BANNED' });
  await readOnce(queries, () => Promise.reject(banned));
  expect(ban).toHaveBeenCalledOnce();
  expect(expire).not.toHaveBeenCalled();
});

test('a failed mutation shows a toast, unless its screen handles the error', async () => {
  const { queries, toast } = start();
  const mutationFn = () =>
    Promise.reject(new ApiProblem('problem', 429, { code: 'TOO_MANY_REQUESTS' }));
  const minded = new MutationObserver(queries, { mutationFn, onError: () => {} });
  await minded.mutate().catch(() => {});
  expect(toast).not.toHaveBeenCalled();
  await new MutationObserver(queries, { mutationFn }).mutate().catch(() => {});
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Something went wrong' }),
  );
});
