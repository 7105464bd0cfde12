import { expect, test } from 'vitest';
import { FieldParseError, UnexpectedTypeError, UnparsableValueError } from './launch-errors.ts';
import { field, optionalField, parseFields, parseQuery } from './parse-record.ts';
import { parseNumber } from './parse-value.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

test('[ERR-19] the error of an unreadable field has the field’s name and the cause', () => {
  const error = thrownBy(() => field({ auth_date: 'soon' }, 'auth_date', parseNumber));
  expect(error).toBeInstanceOf(FieldParseError);
  expect(error).toMatchObject({
    message: 'Unable to parse field "auth_date"',
    field: 'auth_date',
    cause: expect.any(UnparsableValueError),
  });
});

test('a missing required field is refused with UnexpectedTypeError', () => {
  expect(thrownBy(() => field({}, 'id', parseNumber))).toMatchObject({
    field: 'id',
    cause: expect.any(UnexpectedTypeError),
  });
});

test('an optional field may be absent or null, but not unreadable', () => {
  expect(optionalField({}, 'id', parseNumber)).toBeUndefined();
  expect(optionalField({ id: null }, 'id', parseNumber)).toBeUndefined();
  expect(() => optionalField({ id: 'x' }, 'id', parseNumber)).toThrow(FieldParseError);
});

test('an object is read from a value or from JSON, and a list is refused', () => {
  expect(parseFields({ id: 1 })).toEqual({ id: 1 });
  expect(parseFields('{"id":1}')).toEqual({ id: 1 });
  expect(() => parseFields('[1]')).toThrow(UnexpectedTypeError);
  expect(() => parseFields('{"id":')).toThrow(UnparsableValueError);
});

test('of two equal names in a query the first one is read', () => {
  expect(parseQuery('a=1&b=2&a=3')).toEqual({ a: '1', b: '2' });
});
