import { expect, test } from 'vitest';
import { same, summaryOf } from './expectations.ts';

const long = 'a'.repeat(200);

test('a small value is shown as a whole', () => {
  expect(() => same({ taps: 1 }, { taps: 2 }, 'the balance')).toThrow(
    'the balance must be {"taps":2} but is {"taps":1}',
  );
});

test.each([
  ['a field', [{ id: 1, long }], [{ id: '1', long }], '/0/id of it must be "1" but is 1'],
  ['a missing field', { long }, { long, id: 1 }, '/id of it must be 1 but is undefined'],
  ['another field', { long, id: 1 }, { long }, '/id of it must be undefined but is 1'],
  ['a missing entry', [long], [long, 2], '/1 of it must be 2 but is undefined'],
])('%s of a large value is named by its place', (_, actual, expected, sentence) => {
  expect(() => same(actual, expected, 'it')).toThrow(sentence);
});

test('a mark that joins the letter before it is shown as the escapes of JSON', () => {
  expect(() => same('e\u0301\u{11000}', 'e', 'it')).toThrow(
    'it must be "e" but is "e\\u0301\\ud804\\udc00"',
  );
});

test('a large value of another type is shown as a whole', () => {
  expect(() => same(null, [long], 'it')).toThrow(`it must be ["${long}"] but is null`);
  expect(() => same([long], { 0: long }, 'it')).toThrow('it must be {"0":');
});

test.each([
  ['{"a":1}', { a: 1 }, '200 {"a":1}'],
  ['404 page not found\n', undefined, '200 "404 page not found\\n"'],
  ['', undefined, '200'],
  [`["${long}"]`, [long], `200 ["${'a'.repeat(78)}…`],
])('the summary of a response shows its text %j', (text, json, summary) => {
  const response = { place: 'GET /', status: 200, headers: {}, code: undefined };
  expect(summaryOf({ ...response, text, json })).toBe(summary);
});
