import { getMyPayouts } from '@bold/sdk';
import { getGetMyPayoutsQueryKey } from '@bold/sdk/query';
import { useInfiniteQuery } from '@tanstack/react-query';

const firstPage: string | undefined = undefined;

/** Reads the player's payouts. `fetchNextPage` adds a page of earlier payouts to `data.pages`. */
export function usePayoutPages() {
  return useInfiniteQuery({
    queryKey: [...getGetMyPayoutsQueryKey(), 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      getMyPayouts(before === undefined ? undefined : { before }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}
