import { expect, test, vi } from 'vitest';
import { joinQueries } from './join-queries.ts';

const here = { data: 1, isError: false, isFetching: false, refetch: vi.fn() };
const loading = { ...here, data: undefined, isFetching: true };
const failed = () => ({ ...here, data: undefined, isError: true, refetch: vi.fn() });

test('data is there once all of it is', () => {
  expect(joinQueries([here, loading]).status).toBe('pending');
  expect(joinQueries([here, here]).status).toBe('success');
});

test('one failure fails all, and only it is asked for again', () => {
  const broken = failed();
  const joined = joinQueries([here, loading, broken]);
  expect(joined.status).toBe('error');
  joined.retry();
  expect(broken.refetch).toHaveBeenCalledOnce();
  expect(here.refetch).not.toHaveBeenCalled();
});

test('a failing refresh hides nothing that is there', () => {
  expect(joinQueries([{ ...here, isError: true }]).status).toBe('success');
});

test('a retry under way shows as loading', () => {
  expect(joinQueries([{ ...failed(), isFetching: true }]).status).toBe('pending');
});
