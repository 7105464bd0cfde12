/** What of a query matters to somebody who waits for several. */
export type WaitedQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

/**
 * Several queries as one: an error as soon as one failed that never had an answer, a success once all
 * have one. A failing refresh of data that is there hides nothing. `retry` asks again for what is missing.
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
