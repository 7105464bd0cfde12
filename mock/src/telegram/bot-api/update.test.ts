import { expect, test } from 'vitest';
import { findPerson } from '../launch/people.ts';
import { toBotUser } from './update.ts';

test('a user in the Bot API has no field that only init data has', () => {
  const { photo_url, allows_write_to_pm, ...rest } = findPerson('paula').user;

  expect([photo_url, allows_write_to_pm]).toEqual([expect.any(String), true]);
  expect(toBotUser(findPerson('paula').user)).toEqual({ ...rest, is_bot: false });
});

test('fields that a user has not set are left out', () => {
  expect(Object.keys(toBotUser(findPerson('mist').user)).sort()).toEqual([
    'first_name',
    'id',
    'is_bot',
  ]);
});
