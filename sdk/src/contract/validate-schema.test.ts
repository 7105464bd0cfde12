import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operations } from '../operations/index.ts';
import { contractCheck } from './validate-schema.ts';

const check = contractCheck('#/components/schemas/ProfileUpdate');
const errorsOf = (value: unknown) =>
  check(value, '/body').map(({ pointer, code }) => `${pointer} ${code}`);

test('a value that follows the contract has no errors', () => {
  expect(check({ display_name: 'Bold', additional_info: { bio: null } })).toEqual([]);
  expect(check({ additional_info: null })).toEqual([]);
});

test('a wrong field inside a nullable object is reported once', () => {
  expect(errorsOf({ additional_info: { bio: 7 } })).toEqual(['/body/additional_info/bio type']);
});

test('a value that is neither object nor null is reported once, at its place', () => {
  expect(errorsOf({ additional_info: 5 })).toEqual(['/body/additional_info type']);
});

test('all errors of a value are returned', () => {
  expect(errorsOf({ unknown: 1, country_id: 'pt', additional_info: { bio: 3 } })).toEqual([
    '/body/unknown additionalProperties',
    '/body/country_id pattern',
    '/body/additional_info/bio type',
  ]);
});

test.each([
  ['#/components/schemas/ProfileUpdate', { nickname: 'x' }, 'This property is unknown.'],
  ['#/components/schemas/ReferralCodeUpdate', {}, 'This property is missing.'],
  ['#/components/schemas/PaymentCurrency', 'x', 'It must be STARS or TON or DOLLARS.'],
  [
    '#/components/schemas/ProfileUpdate',
    { country_id: 5 },
    'It must be of the type string or null.',
  ],
  ['#/components/schemas/ProfileUpdate', [], 'It must be of the type object.'],
])('the message about %s with %j is about its place: %s', (reference, value, message) => {
  expect(contractCheck(reference)(value).map((error) => error.message)).toEqual([message]);
});

// The chapter on requests has this example.
test('a value that breaks two keywords has an error for each', () => {
  expect(errorsOf({ additional_info: { instagram_username: '' } })).toEqual([
    '/body/additional_info/instagram_username minLength',
    '/body/additional_info/instagram_username pattern',
  ]);
});

test('slashes and tildes in an unknown name are escaped', () => {
  expect(errorsOf({ 'a/b~c': 1 })).toEqual(['/body/a~1b~0c additionalProperties']);
});

test('lengths are counted in characters as users see them', () => {
  expect(check({ additional_info: { bio: '😀'.repeat(140) } })).toEqual([]);
  expect(errorsOf({ additional_info: { bio: '😀'.repeat(141) } })).toEqual([
    '/body/additional_info/bio maxLength',
  ]);
});

// Servers skip this check at the start, because it takes longer than all compiling.
test('every schema of the contract is a JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas = Object.values(document.components.schemas);
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});

test('the schema of every response compiles, without a warning about a format', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  for (const { id, response } of Object.values(operations)) {
    expect(() => contractCheck(response.schema)(undefined), id).not.toThrow();
  }
  expect(warn.mock.calls).toEqual([]);
});
