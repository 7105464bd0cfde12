import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { operations } from '@bold/sdk/operations';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contractSchema, fieldErrors } from './contract-schemas.ts';

const validate = contractSchema('#/components/schemas/ProfileUpdate');

function errorsOf(value: unknown) {
  validate(value);
  return fieldErrors(validate, '/body').map(({ pointer, code }) => `${pointer} ${code}`);
}

test('a value that follows the contract has no errors', () => {
  expect(validate({ display_name: 'Bold', additional_info: { bio: null } })).toBe(true);
});

test('a wrong field inside a nullable object is reported once', () => {
  expect(errorsOf({ additional_info: { bio: 7 } })).toEqual(['/body/additional_info/bio type']);
});

test('a value that is neither object nor null is reported at its place', () => {
  expect(errorsOf({ additional_info: 7 })).toContain('/body/additional_info type');
});

test('slashes and tildes in an unknown name are escaped', () => {
  expect(errorsOf({ 'a/b~c': 1 })).toEqual(['/body/a~1b~0c additionalProperties']);
});

test('lengths are counted in characters as users see them', () => {
  expect(validate({ additional_info: { bio: '😀'.repeat(140) } })).toBe(true);
  expect(validate({ additional_info: { bio: '😀'.repeat(141) } })).toBe(false);
});

// The server skips this check, because it would take longer than all compiling.
test('every schema of the contract is a JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas = Object.values(document.components.schemas);
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});

test('the schema of every response compiles, which the server does only with the first response', () => {
  for (const { id, answer } of Object.values(operations)) {
    expect(() => contractSchema(answer.schema), id).not.toThrow();
  }
});
