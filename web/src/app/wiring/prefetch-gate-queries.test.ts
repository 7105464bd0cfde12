import { configureClient } from '@bold/sdk';
import { getGetMeQueryKey, getGetMyTapsQueryKey, getListLevelsQueryKey } from '@bold/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { prefetchGateQueries } from './prefetch-gate-queries.ts';

test('the user, the taps and the levels are requested at once, in parallel', () => {
  // The fake network never responds, because only the requests are checked.
  const network = vi.fn<typeof fetch>(() => new Promise(() => {}));
  configureClient({ initData: () => '', fetch: network });
  const queries = new QueryClient();

  prefetchGateQueries(queries);

  const asked = [getGetMeQueryKey(), getGetMyTapsQueryKey(), getListLevelsQueryKey()];
  const states = asked.map((queryKey) => queries.getQueryState<unknown>(queryKey)?.fetchStatus);
  expect(states).toEqual(['fetching', 'fetching', 'fetching']);
  queries.clear();
});
