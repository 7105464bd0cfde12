import { expect, test } from 'vitest';
import { initDataFields } from './init-data-fields.ts';

test('fields are decoded and stay in their order', () => {
  expect([...initDataFields('b=1+2&a=%7B%22id%22%3A1%7D&c=')]).toEqual([
    ['b', '1 2'],
    ['a', '{"id":1}'],
    ['c', ''],
  ]);
});

test.each([
  ['plain text', 'hello'],
  ['an empty pair', 'a=1&&b=2'],
  ['a value without a name', '=1'],
  ['a key that stands twice', 'a=1&a=1'],
  ['a key that stands twice, at first without a value', 'a=&a=1'],
  ['a key that stands twice under different escapes', 'a=1&%61=2'],
  ['a broken escape', 'a=%E0%A4%A'],
  ['a line break', 'a=1%0Ab=2'],
])('%s is malformed', (_, raw) => {
  expect(() => initDataFields(raw)).toThrow(
    expect.objectContaining({ code: 'INIT_DATA_MALFORMED' }),
  );
});

test('a leading question mark is part of the first field’s name', () => {
  expect([...initDataFields('?a=1').keys()]).toEqual(['?a']);
});
