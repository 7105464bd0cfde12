import { useGetMyTaps, useListLevels } from '@bold/sdk/query';
import { useLayoutEffect } from 'react';
import { useTapStore } from './tap-store-context.tsx';

/** Passes the responses for taps and levels to the tap store. Must be mounted once, above the pages. */
export function useTapSeeds(): void {
  const taps = useTapStore();
  const { data: levels } = useListLevels();
  const { data: balance, dataUpdatedAt, isLoadingError } = useGetMyTaps();

  // Runs before the next paint, because a frame with zeros would offer a gift that is already taken.
  useLayoutEffect(() => {
    if (levels) taps.setLevels(levels);
  }, [taps, levels]);

  useLayoutEffect(() => {
    if (!balance) return;
    taps.seed({ available: balance.available_taps, total: balance.total_taps }, dataUpdatedAt);
  }, [taps, balance, dataUpdatedAt]);

  useLayoutEffect(() => {
    // Only a failed first load of the taps clears the store.
    if (isLoadingError) taps.clear();
  }, [taps, isLoadingError]);
}
