import {
  getGetMeQueryOptions,
  getGetMyTapsQueryOptions,
  getListLevelsQueryOptions,
} from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks for what the gate waits for before there is a gate: a slow phone takes as long to draw one as a
 * network to answer.
 */
export function prefetchGateQueries(queries: QueryClient): void {
  void queries.prefetchQuery(getGetMeQueryOptions());
  void queries.prefetchQuery(getGetMyTapsQueryOptions());
  void queries.prefetchQuery(getListLevelsQueryOptions());
}
