import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, problem, startApi } from './api-server.fixture.ts';
import { getGetProfileQueryOptions, getListTopQueryKey, getListTopQueryOptions } from './query.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('a query uses the configured client and is cached under its key', async () => {
  const { requests } = await startApi([json(200, [{ rank: 1 }])]);
  const queries = client();
  await queries.fetchQuery(getListTopQueryOptions({ level_id: 3 }));
  expect(requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
  expect(queries.getQueryData(getListTopQueryKey({ level_id: 3 }))).toEqual([{ rank: 1 }]);
  expect(queries.getQueryData(getListTopQueryKey({ level_id: 4 }))).toBeUndefined();
});

test('[API-03] a query that fails makes exactly two requests and throws its problem', async () => {
  const { requests } = await startApi([problem(404, 'USER_NOT_FOUND')]);
  const query = client().fetchQuery(getGetProfileQueryOptions(999_999));
  await expect(query).rejects.toMatchObject({ code: 'USER_NOT_FOUND', status: 404 });
  expect(requests).toHaveLength(2);
});
