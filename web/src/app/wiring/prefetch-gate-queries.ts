import {
  getGetMeQueryOptions,
  getGetMyTapsQueryOptions,
  getListLevelsQueryOptions,
} from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

/** Requests the user, the taps and the levels before the onboarding gate is rendered. */
export function prefetchGateQueries(queries: QueryClient): void {
  void queries.prefetchQuery(getGetMeQueryOptions());
  void queries.prefetchQuery(getGetMyTapsQueryOptions());
  void queries.prefetchQuery(getListLevelsQueryOptions());
}
