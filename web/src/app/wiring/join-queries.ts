/** The part of a query that joining needs. */
export type WaitedQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

/**
 * Joins several queries: `success` when all have data, `error` when one without data failed, so that a failed refresh
 * does not hide data. `retry` repeats the queries without data.
 */
export function joinQueries(queries: readonly WaitedQuery[]) {
  const missing = queries.filter((query) => query.data === undefined);
  const failed = missing.filter((query) => query.isError && !query.isFetching);
  const status = failed.length > 0 ? 'error' : missing.length > 0 ? 'pending' : 'success';
  return {
    status,
    retry: () => {
      for (const query of failed) query.refetch();
    },
  } as const;
}
