import type { Taps } from '@bold/sdk';
import { getListLevelsResponseMock } from '@bold/sdk/msw';
import { getGetMyTapsQueryKey, getListLevelsQueryKey, useGetMyTaps } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { startTapStore } from './tap-store.fixture.ts';
import { TapStoreProvider } from './tap-store-context.tsx';
import { useTapSeeds } from './use-tap-seeds.ts';

function answeredQueries(taps: Taps) {
  const { store } = startTapStore();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(getListLevelsQueryKey(), getListLevelsResponseMock());
  queries.setQueryData(getGetMyTapsQueryKey(), taps, { updatedAt: 1 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <TapStoreProvider value={store}>{children}</TapStoreProvider>
    </QueryClientProvider>
  );
  return { store, queries, wrapper };
}

test('the store starts with the data of the queries', async () => {
  const { store, wrapper } = answeredQueries({ available_taps: 7, total_taps: 120 });
  expect(store.isLoaded).toBe(false);

  await renderHook(() => useTapSeeds(), { wrapper });

  expect(store.balance).toEqual({ available: 7, total: 120 });
  expect(store.level?.title).toBe('Pink');
});

test('a newer response of the taps query reaches the store', async () => {
  const { store, queries, wrapper } = answeredQueries({ available_taps: 7, total_taps: 120 });
  await renderHook(() => useTapSeeds(), { wrapper });

  queries.setQueryData(getGetMyTapsQueryKey(), { available_taps: 507, total_taps: 120 });

  await expect.poll(() => store.balance.available).toBe(507);
});

test('a response is used once, even when the screen opens again', async () => {
  const { store, wrapper } = answeredQueries({ available_taps: 0, total_taps: 120 });
  const first = await renderHook(() => useTapSeeds(), { wrapper });
  store.receiveBalance({ available: 500, total: 120 });
  await first.unmount();

  await renderHook(() => useTapSeeds(), { wrapper });

  expect(store.balance.available).toBe(500);
});

test('a response is ignored if another balance was received during its request, and the next one is used', async () => {
  const { store, queries, wrapper } = answeredQueries({ available_taps: 640, total_taps: 120 });
  const { result } = await renderHook(
    () => {
      useTapSeeds();
      return useGetMyTaps().dataUpdatedAt;
    },
    { wrapper },
  );
  /** Requests the taps. Returns a function that responds and waits until the tap store has received the response. */
  function request() {
    const { promise, resolve } = Promise.withResolvers<Taps>();
    void queries.fetchQuery({
      queryKey: getGetMyTapsQueryKey(),
      queryFn: () => promise,
      staleTime: 0,
    });
    return async function respond(available_taps: number) {
      const before = result.current;
      resolve({ available_taps, total_taps: 120 });
      await expect.poll(() => result.current).toBeGreaterThan(before);
    };
  }
  const respondLate = request();
  store.receiveBalance({ available: 1_740, total: 120 });
  await respondLate(640);
  expect(store.balance.available).toBe(1_740);

  await request()(2_000);
  expect(store.balance.available).toBe(2_000);
});
