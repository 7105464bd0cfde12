import type { Taps } from '@bold/sdk';
import { getListLevelsResponseMock } from '@bold/sdk/msw';
import { getGetMyTapsQueryKey, getListLevelsQueryKey } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { startTapStore } from './tap-store.fixture.ts';
import { TapStoreProvider } from './tap-store-context.tsx';
import { useTapSeeds } from './use-tap-seeds.ts';

/** Creates a tap store, and a query client whose queries already have data. */
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
