import { expect, test } from 'vitest';
import { amountSchema, parseAmount } from './custom-amount.ts';
import { paymentsText } from './payments-text.ts';

const schema = amountSchema(paymentsText.en);

/** Returns the validation message; `undefined` for a valid amount. */
function messageOf(amount: unknown): string | undefined {
  try {
    schema.validateSync({ amount });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([undefined, '', '  ', 'many', '1e3', '0x64', '100.5', '50.5', '1,000'])(
  '[STORE-08] the amount "%s" is not valid',
  (text) => {
    expect(messageOf(text)).toBe('Not valid amount');
  },
);

test.each(['99', '0', '-5'])('[STORE-09] the amount %s is too small', (text) => {
  expect(messageOf(text)).toBe('The value must be greater than or equal to 100');
});

test.each(['200001', '99999999999999999999'])('[STORE-10] the amount %s is too large', (text) => {
  expect(messageOf(text)).toBe('The value must be less than or equal to 200000');
});

test.each([
  ['100', 100],
  ['200000', 200_000],
  [' 1 500 ', 1_500],
  ['1\u{a0}500', 1_500],
  ['\u200e1500', 1_500],
  ['١٥٠٠', 1_500],
  ['۱۵۰۰', 1_500],
  ['१५०९', 1_509],
  ['１５００', 1_500],
])('[STORE-09] [STORE-10] the amount "%s" is valid', (text, amount) => {
  expect(messageOf(text)).toBeUndefined();
  expect(parseAmount(text, schema)).toBe(amount);
});

test('[STORE-12] an amount that is not valid is parsed as undefined', () => {
  expect(parseAmount('99', schema)).toBeUndefined();
});
