import type { User } from '@bold/sdk';
import { getGetMeResponseMock, getGetProfileResponseMock } from '@bold/sdk/msw';
import {
  getGetMeQueryKey,
  getGetMyPayoutsQueryKey,
  getGetMyRankQueryKey,
  getGetProfileQueryKey,
  getListTopQueryKey,
} from '@bold/sdk/query';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestProfile, writeProfileToCache } from './write-profile-to-cache.ts';

const me: User = { ...getGetMeResponseMock(), id: 7, display_name: 'Drop', country_id: null };
const { is_username_visible } = me;
const saved = {
  ...getGetProfileResponseMock(),
  ...{ id: 7, display_name: 'Wave', country_id: 'PT', is_username_visible },
};

const dependents = [
  getListTopQueryKey({ level_id: 2 }),
  getGetMyRankQueryKey(),
  [...getGetMyPayoutsQueryKey(), 'pages'],
];

function start() {
  const queries = new QueryClient();
  queries.setQueryData(getGetMeQueryKey(), me);
  for (const queryKey of dependents) queries.setQueryData(queryKey, []);
  const invalidated = (keys: readonly QueryKey[]) =>
    keys.map((key) => queries.getQueryState(key)?.isInvalidated);
  return { queries, invalidated };
}

test('a saved profile is written to the profile and the user, and what depends on it is requested again', () => {
  const { queries, invalidated } = start();
  writeProfileToCache(queries, saved);
  expect(queries.getQueryData(getGetProfileQueryKey(7))).toEqual(saved);
  expect(queries.getQueryData(getGetMeQueryKey())).toEqual({
    ...me,
    display_name: 'Wave',
    country_id: 'PT',
  });
  expect(invalidated(dependents)).toEqual([true, true, true]);
});

test('after a failed save the profile, the user and what depends on them are requested again', () => {
  const { queries, invalidated } = start();
  queries.setQueryData(getGetProfileQueryKey(7), saved);
  requestProfile(queries);
  const own = [getGetMeQueryKey(), getGetProfileQueryKey(7)];
  expect(invalidated([...own, ...dependents])).toEqual([true, true, true, true, true]);
});

test('[PROFILE-04] a save that was requested before the switch of the username was pressed does not bring its old value back', () => {
  const { queries } = start();
  writeProfileToCache(queries, { ...saved, is_username_visible: !is_username_visible });
  expect(queries.getQueryData(getGetProfileQueryKey(7))).toEqual(saved);
});

test('the profile of another player changes nothing of the player', () => {
  const { queries } = start();
  writeProfileToCache(queries, { ...saved, id: 8 });
  expect(queries.getQueryData(getGetMeQueryKey())).toEqual(me);
});

test('a request that was running while the profile was saved does not bring the old data back', async () => {
  const { queries } = start();
  queries.setQueryData(getGetProfileQueryKey(7), { ...saved, display_name: 'Drop' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests = [getGetMeQueryKey(), getGetProfileQueryKey(7)].map((queryKey) => {
    const before = queries.getQueryData(queryKey);
    return queries.fetchQuery({ queryKey, queryFn: () => promise.then(() => before) });
  });
  writeProfileToCache(queries, saved);
  resolve();
  await Promise.allSettled(requests);
  expect(queries.getQueryData(getGetMeQueryKey())).toMatchObject({ country_id: 'PT' });
  expect(queries.getQueryData(getGetProfileQueryKey(7))).toEqual(saved);
});
