import { expect, test } from 'vitest';
import { contract } from '../test/contract.ts';
import { smallContract } from '../test/small-contract.ts';
import type { Schema } from './document.ts';
import { downConvert } from './down-convert.ts';

function converted(schema: Schema): unknown {
  const document = smallContract();
  document.components.schemas.One = schema;
  document.components.schemas.Two = { type: 'object', required: ['a'], description: 'Two.' };
  return (downConvert(document).components as typeof document.components).schemas.One;
}

test.for<[string, Schema, unknown]>([
  [
    'a type or null',
    { type: ['string', 'null'], maxLength: 3 },
    { type: 'string', nullable: true, maxLength: 3 },
  ],
  [
    'a reference or null',
    {
      anyOf: [{ $ref: '#/components/schemas/Two' }, { type: 'null' }],
      description: 'One or null.',
    },
    { type: 'object', required: ['a'], description: 'One or null.', nullable: true },
  ],
  [
    'alternatives without null',
    { anyOf: [{ $ref: '#/a' }, { $ref: '#/b' }] },
    { anyOf: [{ $ref: '#/a' }, { $ref: '#/b' }] },
  ],
  ['examples', { type: 'integer', examples: [1, 2] }, { type: 'integer', example: 1 }],
  [
    'the example null of a media type',
    { examples: { some: { value: 1 }, none: { value: null } } },
    { examples: { some: { value: 1 } } },
  ],
  ['a constant', { type: 'string', const: 'taps' }, { type: 'string', enum: ['taps'] }],
  [
    'an exclusive minimum',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0, exclusiveMinimum: true },
  ],
  [
    'a reference with a description',
    { $ref: '#/a', description: 'Text.' },
    { description: 'Text.', allOf: [{ $ref: '#/a' }] },
  ],
  ['a reference', { $ref: '#/a' }, { $ref: '#/a' }],
  ['a requirement of another property', { dependentRequired: { a: ['b'] } }, {}],
  [
    'null in an example',
    { example: { type: ['a', 'null'] } },
    { example: { type: ['a', 'null'] } },
  ],
  [
    'a property with the name of a keyword',
    { properties: { value: { const: 1 }, examples: { const: 2 }, const: { type: 'string' } } },
    { properties: { value: { enum: [1] }, examples: { enum: [2] }, const: { type: 'string' } } },
  ],
])('%s is converted', ([, schema, expected]) => {
  expect(converted(schema)).toEqual(expected);
});

test('the converted contract has no keyword of 3.1, and the same operations', () => {
  const document = downConvert(contract);
  const text = JSON.stringify(document, (key, value) => (/^(?:example|x-)/.test(key) ? 0 : value));
  expect(text).not.toMatch(/"type":\[|"const":|"dependentRequired":|"type":"null"/);
  expect(Object.keys(document.paths as object)).toEqual(Object.keys(contract.paths));
  expect(document.info).toEqual({
    title: contract.info.title,
    version: contract.info.version,
    description: contract.info.description,
    license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
  });
});
