export type WaitedQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

/**
 * Combines the status of several queries. `retry` repeats each failed query that has no data.
 * @returns `status`: `error` if a query without data has failed, `success` if all have data, otherwise `pending`
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
