import { expect, test } from 'vitest';
import { findPerson, people, personWithId } from './people.ts';

test('every person has a key and an id of their own', () => {
  expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
  expect(new Set(people.map(({ user }) => user.id)).size).toBe(people.length);
});

test('one person has an id past 32 bits that a number still holds exactly', () => {
  const large = people.filter(({ user }) => user.id > 2 ** 32);

  expect(large.length).toBeGreaterThan(0);
  expect(large.every(({ user }) => Number.isSafeInteger(user.id))).toBe(true);
});

test('some people have and some lack premium, username and language, in English and Russian', () => {
  const users = people.map(({ user }) => user);

  expect(users.map(({ is_premium }) => is_premium)).toEqual(
    expect.arrayContaining([true, undefined]),
  );
  expect(users.some(({ username }) => username === undefined)).toBe(true);
  expect(users.map(({ language_code }) => language_code)).toEqual(
    expect.arrayContaining(['en', 'ru', undefined]),
  );
});

test('an unknown key returns the first person', () => {
  expect(findPerson('nobody')).toBe(people[0]);
  expect(findPerson('terry').user.first_name).toBe('Terry');
});

test('every guest number is another person, found by key and id', () => {
  const guests = ['guest-1', 'guest-2', 'guest-999999999'].map(findPerson);

  expect(guests.map(({ key }) => key)).toEqual(['guest-1', 'guest-2', 'guest-999999999']);
  const all = [...people, ...guests];
  expect(new Set(all.map(({ user }) => user.id)).size).toBe(all.length);
  for (const person of all) expect(personWithId(person.user.id)).toEqual(person);
});

test('an invalid guest number finds no person', () => {
  for (const key of [
    'guest-0',
    'guest-01',
    'guest--1',
    'guest-1.5',
    'guest-1000000000',
    'guest-',
  ]) {
    expect(findPerson(key)).toBe(people[0]);
  }
  for (const id of [2_000_000_000, 3_000_000_000, 2_000_000_000.5, Number.NaN, -1]) {
    expect(personWithId(id)).toBeUndefined();
  }
});
