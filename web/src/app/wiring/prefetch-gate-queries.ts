import {
  getGetMeQueryOptions,
  getGetMyTapsQueryOptions,
  getListLevelsQueryOptions,
} from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Prefetches the data of the gate before the gate is rendered. On a slow phone rendering takes as long as the network,
 * so this saves time.
 */
export function prefetchGateQueries(queries: QueryClient): void {
  void queries.prefetchQuery(getGetMeQueryOptions());
  void queries.prefetchQuery(getGetMyTapsQueryOptions());
  void queries.prefetchQuery(getListLevelsQueryOptions());
}
