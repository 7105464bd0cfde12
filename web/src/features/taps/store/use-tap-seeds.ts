import { getGetMyTapsQueryKey, useGetMyTaps, useListLevels } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTapStore } from './tap-store-context.tsx';

/** Loads the player's taps and the levels into the tap store. Call it once, in a component that stays mounted. */
export function useTapSeeds(): void {
  const taps = useTapStore();
  const queries = useQueryClient();
  const { data: levels } = useListLevels();
  const { data: balance, dataUpdatedAt, isLoadingError } = useGetMyTaps();

  // Runs before the next paint, because a frame with zeros would offer a gift that is already taken.
  useLayoutEffect(() => {
    if (levels) taps.setLevels(levels);
  }, [taps, levels]);

  // The cache reports a request before it is sent; a result of the query does not contain when its request started.
  useLayoutEffect(() => {
    const cache = queries.getQueryCache();
    return cache.subscribe((event) => {
      const isRequest = event.type === 'updated' && event.action.type === 'fetch';
      if (isRequest && event.query === cache.find({ queryKey: getGetMyTapsQueryKey() }))
        taps.expectSeed();
    });
  }, [taps, queries]);

  useLayoutEffect(() => {
    if (!balance) return;
    taps.seed({ available: balance.available_taps, total: balance.total_taps }, dataUpdatedAt);
  }, [taps, balance, dataUpdatedAt]);

  useLayoutEffect(() => {
    // Only a failed first load of the taps clears the store.
    if (isLoadingError) taps.clear();
  }, [taps, isLoadingError]);
}
