import type { User } from '@bold/sdk';
import { getGetMeResponseMock, getGetProfileResponseMock } from '@bold/sdk/msw';
import { getGetMeQueryKey, getGetProfileQueryKey, getListTopQueryKey } from '@bold/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { writeProfileToCache } from './write-profile-to-cache.ts';

const me: User = { ...getGetMeResponseMock(), id: 7, display_name: 'Drop', country_id: null };
const saved = { ...getGetProfileResponseMock(), id: 7, display_name: 'Wave', country_id: 'PT' };

function start() {
  const queries = new QueryClient();
  queries.setQueryData(getGetMeQueryKey(), me);
  queries.setQueryData(getListTopQueryKey({ level_id: 2 }), []);
  return queries;
}

test('a saved profile is written to the profile and the user, and the boards are requested again', () => {
  const queries = start();
  writeProfileToCache(queries, saved);
  expect(queries.getQueryData(getGetProfileQueryKey(7))).toEqual(saved);
  expect(queries.getQueryData(getGetMeQueryKey())).toEqual({
    ...me,
    display_name: 'Wave',
    country_id: 'PT',
  });
  expect(queries.getQueryState(getListTopQueryKey({ level_id: 2 }))?.isInvalidated).toBe(true);
});

test('the profile of another player changes nothing of the player', () => {
  const queries = start();
  writeProfileToCache(queries, { ...saved, id: 8 });
  expect(queries.getQueryData(getGetMeQueryKey())).toEqual(me);
});
