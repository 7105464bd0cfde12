import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { inputRules, rulesOf } from './input-rules.ts';

const { api } = readDocuments();
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: ['string', 'null'], maxLength: 3, description: 'Only words.' },
    inner: {
      anyOf: [
        { type: 'object', properties: { taps: { type: 'integer', format: 'int64', minimum: 1 } } },
        { type: 'null' },
      ],
    },
  },
};
const rules = rulesOf(api, schema, '/body');
const judge = (name: string, value: unknown) =>
  rules.find((rule) => rule.name === name)?.isBroken(value);

test('every keyword that can refuse a value is listed with its place, and no other keyword is', () => {
  expect(rules.map(({ name }) => name)).toEqual([
    'type at /body',
    'required at /body/name',
    'additionalProperties at /body',
    'type at /body/name',
    'maxLength at /body/name',
    'anyOf at /body/inner',
    'type at /body/inner/taps',
    'minimum at /body/inner/taps',
  ]);
});

test('a value satisfies a keyword, breaks it, or the keyword does not apply to it', () => {
  expect(judge('maxLength at /body/name', 'abc')).toBe(false);
  expect(judge('maxLength at /body/name', 'abcd')).toBe(true);
  expect(judge('maxLength at /body/name', null)).toBeUndefined();
  expect(judge('type at /body/name', null)).toBe(false);
  expect(judge('required at /body/name', {})).toBe(true);
  expect(judge('required at /body/name', { name: null })).toBe(false);
  expect(judge('additionalProperties at /body', { name: 'a', more: 1 })).toBe(true);
  expect(judge('additionalProperties at /body', 7)).toBeUndefined();
});

test('parameters have no rule that cannot be broken: the type of a text, the presence of a path parameter', () => {
  const of = (id: string) => {
    const operation = api.operations.find((one) => one.id === id);
    return operation ? inputRules(api, operation) : [];
  };
  expect(of('getProfile')).toEqual(
    ['type', 'minimum', 'maximum'].map((one) => `${one} at /path/id`),
  );
  expect(of('checkDisplayName')).toEqual(
    ['required', 'minLength', 'maxLength', 'pattern'].map(
      (one) => `${one} at /query/display_name_to_check`,
    ),
  );
});
