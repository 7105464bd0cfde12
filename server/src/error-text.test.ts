import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const refusals = [
  new Error('connect ECONNREFUSED ::1:5432'),
  new Error('connect ECONNREFUSED 127.0.0.1:5432'),
];

test.each([
  ['a message', new Error('The plan has expired.'), 'The plan has expired.'],
  ['only a name', new RangeError(), 'RangeError'],
  ['only a code', Object.assign(new Error(), { code: 'ECONNRESET' }), 'ECONNRESET'],
  [
    'several errors',
    Object.assign(new AggregateError(refusals), { code: 'ECONNREFUSED' }),
    'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  ],
  ['no errors', new AggregateError([]), 'AggregateError'],
  ['a cause', new Error('', { cause: new AggregateError([new TypeError()]) }), 'TypeError'],
])('the text of an error with %s is not empty', (_, error, expected) => {
  expect(errorText(error)).toBe(expected);
});

test('a thrown value that is no error has a text', () => {
  expect(errorText(undefined)).toBe('undefined');
  expect(errorText('no network')).toBe('no network');
  expect(errorText({ code: 7 })).toBe('{ code: 7 }');
});
