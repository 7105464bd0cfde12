import { realSchedule } from '@bold/sdk/live';
import { getGetMyRankQueryKey, useGetMyRank } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deferUntilIdle } from './defer-until-idle.ts';
import { useStores } from './stores.tsx';
import { throttleEvents } from './throttle-events.ts';

/**
 * Returns the player's rank in the world, or undefined until the rank is loaded. Requests the rank again after the
 * server has counted taps, but not while the player is tapping.
 */
export function useFreshRank(): number | undefined {
  const { connection, taps } = useStores();
  const queries = useQueryClient();
  const { data } = useGetMyRank();

  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: getGetMyRankQueryKey() });
    const resting = deferUntilIdle(taps, refresh);
    const leave = throttleEvents(
      connection,
      (event) => event.type === 'ack' && event.applied > 0,
      resting.ask,
      realSchedule,
    );
    return () => {
      leave();
      resting.end();
    };
  }, [connection, queries, taps]);

  return data?.rank;
}
