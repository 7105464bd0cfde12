import { expect, test } from 'vitest';
import { divide, median, showNumber, showSpread } from './statistics.ts';

test.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("each value is divided by the other series' value of the same round", () => {
  expect(divide([2, 9], [4, 3])).toEqual([0.5, 3]);
});

test.each([
  [0.0123, '0.012'],
  [0.5, '0.50'],
  [12.34, '12.3'],
  [1_234_567.8, '1 234 568'],
  [0, '0.00'],
])('%d is shown as %s', (value, expected) => {
  expect(showNumber(value)).toBe(expected);
});

test('several values are shown as median with minimum and maximum, a single value as itself', () => {
  expect([showSpread([1, 3, 2]), showSpread([2])]).toEqual(['2.00 (1.00 to 3.00)', '2.00']);
});
