import { expect, test } from 'vitest';
import { UnexpectedTypeError, UnparsableValueError } from './launch-errors.ts';
import { parseBoolean, parseColor, parseNumber, parseText } from './parse-value.ts';

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  [true, true],
])('[LAUNCH-04] the boolean %j reads as %j', (value, expected) => {
  expect(parseBoolean(value)).toBe(expected);
});

test.each(['yes', 'TRUE', '', '2', ' 1', 'on'])(
  '[LAUNCH-04] %j is refused as a boolean',
  (value) => {
    expect(() => parseBoolean(value)).toThrow(UnparsableValueError);
  },
);

test.each([
  ['1700000000', 1_700_000_000],
  ['-42', -42],
  ['0.5', 0.5],
  [7, 7],
])('[LAUNCH-05] the number %j reads as %j', (value, expected) => {
  expect(parseNumber(value)).toBe(expected);
});

test.each(['', ' ', '12a', '0x10', 'NaN', 'Infinity', Number.NaN])(
  '[LAUNCH-05] %j is refused as a number',
  (value) => {
    expect(() => parseNumber(value)).toThrow(UnparsableValueError);
  },
);

test.each([
  ['#A1b2C3', '#a1b2c3'],
  ['#Fa0', '#ffaa00'],
  ['rgb(0, 128, 255)', '#0080ff'],
  ['rgb(1,2,3)', '#010203'],
  ['rgba(16, 32, 48, 0.5)', '#102030'],
  ['rgba(16,32,48,1)', '#102030'],
])('[LAUNCH-06] the color %s is read as %s', (value, expected) => {
  expect(parseColor(value)).toBe(expected);
});

test.each([
  'red',
  '#12',
  '#12345',
  '#11223344',
  '#gggggg',
  'rgb(1,2)',
  'rgb(256,0,0)',
  'rgba(1,2,3,x)',
])('[LAUNCH-06] %s is refused as a color', (value) => {
  expect(() => parseColor(value)).toThrow(UnparsableValueError);
});

test.each([parseText, parseBoolean, parseNumber, parseColor])(
  '[ERR-19] a list is refused by %o with UnexpectedTypeError',
  (parse) => {
    expect(() => parse(['1'])).toThrow(UnexpectedTypeError);
    expect(() => parse(['1'])).toThrow(/^Value has unexpected type$/);
  },
);

test('[ERR-19] an unreadable value of the right type is refused with UnparsableValueError', () => {
  expect(() => parseNumber('many')).toThrow(/^Unable to parse value$/);
});
