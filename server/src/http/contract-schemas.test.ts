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

test('a value that keeps to the contract has no errors', () => {
  expect(validate({ display_name: 'Bold', additional_info: { bio: null } })).toBe(true);
});

test('a wrong field inside an object that may be null is reported once', () => {
  expect(errorsOf({ additional_info: { bio: 7 } })).toEqual(['/body/additional_info/bio type']);
});

test('something that is neither object nor null is reported where it stands', () => {
  expect(errorsOf({ additional_info: 7 })).toContain('/body/additional_info type');
});

test('slashes and tildes in an unknown name are escaped', () => {
  expect(errorsOf({ 'a/b~c': 1 })).toEqual(['/body/a~1b~0c additionalProperties']);
});

test('characters are counted as people count them', () => {
  expect(validate({ additional_info: { bio: '😀'.repeat(140) } })).toBe(true);
  expect(validate({ additional_info: { bio: '😀'.repeat(141) } })).toBe(false);
});

// The server itself takes it on trust: it would cost every start more than all that it compiles.
test('every schema of the contract is a JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas = Object.values(document.components.schemas);
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});

test('the schema of every answer can be compiled, though the server does so only with the first answer', () => {
  for (const { id, answer } of Object.values(operations)) {
    expect(() => contractSchema(answer.schema), id).not.toThrow();
  }
});
