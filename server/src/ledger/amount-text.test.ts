import { expect, test } from 'vitest';
import { dollarsText } from './amount-text.ts';

test.each([
  [0, '0.00 dollars'],
  [1, '0.000001 dollars'],
  [500_000, '0.50 dollars'],
  [12_345_670, '12.34567 dollars'],
  [-1_000_000, '-1.00 dollars'],
  [1_234_000_000_000, '1234000.00 dollars'],
])('%i micro-dollars are written as %s', (micros, text) => {
  expect(dollarsText(micros)).toBe(text);
});
