import { expect, test, vi } from 'vitest';
import { joinQueries } from './join-queries.ts';

const here = { data: 1, isError: false, isFetching: false, refetch: vi.fn() };
const loading = { ...here, data: undefined, isFetching: true };
const failed = () => ({ ...here, data: undefined, isError: true, refetch: vi.fn() });

test('the joined query succeeds once all have data', () => {
  expect(joinQueries([here, loading]).status).toBe('pending');
  expect(joinQueries([here, here]).status).toBe('success');
});

test('one failure is an error of the joined query, and `retry` repeats only the failed one', () => {
  const broken = failed();
  const joined = joinQueries([here, loading, broken]);
  expect(joined.status).toBe('error');
  joined.retry();
  expect(broken.refetch).toHaveBeenCalledOnce();
  expect(here.refetch).not.toHaveBeenCalled();
});

test('after a failed refresh the data is still shown', () => {
  expect(joinQueries([{ ...here, isError: true }]).status).toBe('success');
});

test('a running retry shows as loading', () => {
  expect(joinQueries([{ ...failed(), isFetching: true }]).status).toBe('pending');
});
