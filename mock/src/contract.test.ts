import { expect, test } from 'vitest';
import { operationsAt } from './contract.ts';

const idsAt = (path: string) => operationsAt(path).map(({ id }) => id);

test('a path finds its operations, parameters and all', () => {
  expect(idsAt('/user/me')).toEqual(['getMe']);
  expect(idsAt('/user/profile/42')).toEqual(['getProfile']);
});

test('a path of its own goes before a parameter', () => {
  expect(idsAt('/user/profile/me')).toEqual(['updateMyProfile']);
});

test.each(['/user', '/user/me/', '/user/profile/', '/api/user/me', '/'])(
  '%s is no path',
  (path) => {
    expect(idsAt(path)).toEqual([]);
  },
);
