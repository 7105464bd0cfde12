import { expect, test } from 'vitest';
import { smallContract } from '../../test/small-contract.ts';
import { createValidator } from './create-validator.ts';

const violations = createValidator(smallContract());
const thing = { $ref: '#/components/schemas/Thing' };

test('a valid value has no violation', () => {
  expect(violations(thing, { size: 1 })).toEqual([]);
});

test('each violation is reported as a sentence with its place', () => {
  expect(violations(thing, { size: 0, color: 'red' })).toEqual([
    'the value must NOT have the property "color"',
    '/size must be >= 1',
  ]);
  expect(violations({ enum: ['a', 'b'] }, 'c')).toEqual([
    'the value must be equal to one of the allowed values ["a","b"]',
  ]);
  expect(violations({ const: 7 }, 8)).toEqual(['the value must be equal to constant 7']);
});

test('a misspelled keyword is an error and is not ignored', () => {
  expect(() => violations({ type: 'string', maxLenght: 3 }, 'long')).toThrow('maxLenght');
});

test('an invalid date is a violation', () => {
  const date = { type: 'string', format: 'date-time' };
  expect(violations(date, '2026-11-20T12:00:00Z')).toEqual([]);
  expect(violations(date, 'yesterday')).not.toEqual([]);
});
