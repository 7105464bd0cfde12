import { useGetMyTaps, useListLevels } from '@bold/sdk/query';
import { useLayoutEffect } from 'react';
import { useTapStore } from './tap-store-context.tsx';

/**
 * Passes each response of the balance and the levels queries to the tap store. Mount it once, above the pages: it is
 * the only bridge between queries and the store.
 */
export function useTapSeeds(): void {
  const taps = useTapStore();
  const { data: levels } = useListLevels();
  const { data: balance, dataUpdatedAt, isLoadingError } = useGetMyTaps();

  // Before the next paint: a frame with zeros would offer a gift that was taken long ago.
  useLayoutEffect(() => {
    if (levels) taps.setLevels(levels);
  }, [taps, levels]);

  useLayoutEffect(() => {
    if (!balance) return;
    taps.seed({ available: balance.available_taps, total: balance.total_taps }, dataUpdatedAt);
  }, [taps, balance, dataUpdatedAt]);

  useLayoutEffect(() => {
    if (isLoadingError) taps.clear();
  }, [taps, isLoadingError]);
}
