import { realSchedule } from '@bold/sdk/live';
import { getGetMyRankQueryKey, useGetMyRank } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterAcks } from './after-acks.ts';
import { useStores } from './stores.tsx';

/** The player's place in the world, asked for anew soon after taps were counted. */
export function useFreshRank(): number | undefined {
  const { connection } = useStores();
  const queries = useQueryClient();
  const { data } = useGetMyRank();

  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: getGetMyRankQueryKey() });
    return afterAcks(connection, ask, realSchedule);
  }, [connection, queries]);

  return data?.rank;
}
