import { expect, test } from 'vitest';
import { findPerson } from '../people.ts';
import { toBotUser } from './update.ts';

test('a bot is told who somebody is, but nothing that only launch data carries', () => {
  const { photo_url, allows_write_to_pm, ...told } = findPerson('paula').user;

  expect([photo_url, allows_write_to_pm]).toEqual([expect.any(String), true]);
  expect(toBotUser(findPerson('paula').user)).toEqual({ ...told, is_bot: false });
});

test('what somebody has not set is left out', () => {
  expect(Object.keys(toBotUser(findPerson('mist').user)).sort()).toEqual([
    'first_name',
    'id',
    'is_bot',
  ]);
});
