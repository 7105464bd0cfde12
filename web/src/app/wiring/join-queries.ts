/** The fields of a query that `joinQueries` reads. */
export type WaitedQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

/**
 * Returns the combined `status` of several queries, and `retry`, which repeats the failed queries without data. The
 * status is `success` if all queries have data, `error` if a query without data has failed, and otherwise `pending`. A
 * failed refresh of a query with data is not an `error`.
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
