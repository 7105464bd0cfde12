/** The fields of a query that `joinQueries` reads. */
export type WaitedQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

/**
 * Returns the joint `status` of several queries, and `retry`, which repeats the failed queries that have no data. The
 * status is `success` if all queries have data, `error` if a query without data has failed, and otherwise `pending`. A
 * query that has data does not become an `error` when its refresh fails.
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
