import { expect, test } from 'vitest';
import { operations, operationsAt } from './contract.ts';

const idsAt = (path: string) => operationsAt(path).map(({ operationId }) => operationId);

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

test('six lists may be cached, as the contract says', () => {
  const cacheable = operations.filter(({ isCacheable }) => isCacheable);

  expect(cacheable.map(({ operationId }) => operationId).toSorted()).toEqual([
    'listBonusThresholds',
    'listCountries',
    'listExchangeRates',
    'listLevels',
    'listTariffs',
    'listTop',
  ]);
});
