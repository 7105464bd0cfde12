import { expect, test } from 'vitest';
import { compare, evaluate, type Scope } from './expressions.ts';

const scope: Scope = {
  inputs: { initData: 'a=1&b=2', taps: 120 },
  steps: { invoice: { link: 'https://t.me/$x', deep: { 'a/b': [7] } } },
  statusCode: 200,
  body: { code: 'NOT_FOUND', taps: 99, nothing: null },
  message: { applied: 20, duplicate: true },
};

test.each([
  ['$statusCode', 200],
  ['$response.body#/code', 'NOT_FOUND'],
  ['$message.payload#/applied', 20],
  ['$inputs.taps', 120],
  ['$steps.invoice.outputs.link', 'https://t.me/$x'],
  ['$steps.invoice.outputs.deep#/a~1b/0', 7],
  ['tma {$inputs.initData}', 'tma a=1&b=2'],
  ['{$inputs.taps} of {$statusCode}', '120 of 200'],
  ['no expression', 'no expression'],
])('%s becomes its value', (text, value) => {
  expect(evaluate(text, scope)).toEqual(value);
});

test('expressions inside objects and lists are replaced and keep their types', () => {
  const payload = { taps: '$inputs.taps', list: ['$statusCode', null, true] };
  expect(evaluate(payload, scope)).toEqual({ taps: 120, list: [200, null, true] });
});

test.each([
  ['$inputs.other', '$inputs.other has no value.'],
  ['$steps.other.outputs.link', '$steps.other.outputs.link has no value.'],
  ['$response.body#/other', '$response.body#/other has no value.'],
  ['$url', 'The workflows cannot use the expression $url.'],
])('%s throws an Error that names it', (text, message) => {
  expect(() => evaluate(text, scope)).toThrow(message);
});

test.each([
  ['$statusCode == 200', true],
  ['$statusCode != 200', false],
  ['$response.body#/taps < $inputs.taps', true],
  ['$response.body#/taps >= 99', true],
  ['$response.body#/taps > 99', false],
  ['$response.body#/taps <= 98', false],
  ["$response.body#/code == 'not_found'", true],
  ["$response.body#/code < 'z'", false],
  ['$response.body#/nothing == null', true],
  ['$message.payload#/duplicate == true && $message.payload#/applied == 20', true],
])('%s is %s', (condition, isTrue) => {
  expect(compare(condition, scope).isTrue).toBe(isTrue);
});

test('of several comparisons the first false one is returned with its left value', () => {
  const condition = '$statusCode == 200 && $response.body#/taps == 1 && $inputs.taps == 2';
  expect(compare(condition, scope)).toEqual({
    text: '$response.body#/taps == 1',
    isTrue: false,
    left: 99,
  });
});

test.each(['$statusCode', '$statusCode == 200 || true', '$statusCode = 200'])(
  'the condition %s throws an Error',
  (condition) => {
    expect(() => compare(condition, scope)).toThrow('The workflows cannot use the condition');
  },
);
