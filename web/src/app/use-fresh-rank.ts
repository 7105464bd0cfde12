import { realSchedule } from '@bold/sdk/live';
import { getGetMyRankQueryKey, useGetMyRank } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterAcks } from './after-acks.ts';
import { atRest } from './at-rest.ts';
import { useStores } from './stores.tsx';

/** The player's place in the world, asked for anew when taps were counted and the fingers rest. */
export function useFreshRank(): number | undefined {
  const { connection, taps } = useStores();
  const queries = useQueryClient();
  const { data } = useGetMyRank();

  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: getGetMyRankQueryKey() });
    const resting = atRest(taps, refresh);
    const leave = afterAcks(connection, resting.ask, realSchedule);
    return () => {
      leave();
      resting.end();
    };
  }, [connection, queries, taps]);

  return data?.rank;
}
