import { expect, test } from 'vitest';
import { Parameters } from './parameters.ts';

test('a value and its text in a form are read as the same', () => {
  const json = new Parameters({ id: 7, ok: true, kinds: ['message'] });
  const form = new Parameters({ id: '7', ok: 'True', kinds: '["message"]' });

  for (const given of [json, form]) {
    expect([given.integer('id'), given.flag('ok'), given.list('kinds')]).toEqual([
      7,
      true,
      ['message'],
    ]);
  }
});

test('an absent parameter is undefined for every type', () => {
  const given = new Parameters({ nothing: null, empty: '' });

  expect(given.text('nothing')).toBeUndefined();
  expect(given.flag('absent')).toBeUndefined();
  expect([given.integer('empty'), given.list('empty')]).toEqual([undefined, undefined]);
});

test.each([
  ['a list as text', () => new Parameters({ x: [1] }).text('x'), 'of type String'],
  ['a fraction as an integer', () => new Parameters({ x: 1.5 }).integer('x'), 'of type Integer'],
  ['text as an integer', () => new Parameters({ x: 'one' }).integer('x'), 'of type Integer'],
  ['an object as a list', () => new Parameters({ x: {} }).list('x'), 'of type Array'],
  ['broken JSON as a list', () => new Parameters({ x: '[1' }).list('x'), "can't parse x"],
])('%s is refused', (_, read, why) => {
  expect(read).toThrow(why);
});
