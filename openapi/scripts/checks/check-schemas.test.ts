import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import { checkSchemas } from './check-schemas.ts';

test('the schemas of the contract are named, closed and described', () => {
  expect(checkSchemas(contract)).toEqual([]);
});

test('a document with a jsonSchemaDialect is reported', () => {
  expect(checkSchemas({ ...smallContract(), jsonSchemaDialect: 'any' })).toEqual([
    'The document declares jsonSchemaDialect; remove it.',
  ]);
});

test('a response without a named schema is reported', () => {
  const responses = { '200': { content: { 'application/json': { schema: { type: 'array' } } } } };
  expect(checkSchemas(smallContract({ responses }))).toEqual([
    'GET /thing has a body or a success response without a named schema.',
  ]);
});

test('an object in a body without additionalProperties is reported', () => {
  const schema = { $ref: '#/components/schemas/Thing' };
  const document = smallContract({ requestBody: { content: { 'application/json': { schema } } } });
  delete document.components.schemas.Thing?.additionalProperties;
  expect(checkSchemas(document)).toEqual([
    'GET /thing: Thing in the body needs "additionalProperties: false".',
  ]);
});

test.for(['anyOf', 'oneOf', 'items', 'properties'])(
  'an open object below the %s of a body is reported',
  (keyword) => {
    const open = { type: 'object', description: 'A part.' };
    const list = keyword === 'anyOf' || keyword === 'oneOf' ? [open] : open;
    const part = { [keyword]: keyword === 'properties' ? { part: open } : list };
    const schema = { $ref: '#/components/schemas/Body' };
    const document = smallContract({
      requestBody: { content: { 'application/json': { schema } } },
    });
    document.components.schemas.Body = { description: 'A body.', ...part };
    expect(checkSchemas(document)).toEqual([
      'GET /thing: a part in the body needs "additionalProperties: false".',
    ]);
  },
);

test('a schema and a property without a description are reported, but not a reference', () => {
  const document = smallContract();
  document.components.schemas.Box = {
    type: 'object',
    properties: { thing: { $ref: '#/components/schemas/Thing' }, kind: { enum: ['a'] } },
  };
  expect(checkSchemas(document)).toEqual([
    'The schema Box has no description.',
    'Box.kind has no description.',
  ]);
});

test('a pattern that is invalid with the Unicode flag is reported', () => {
  const document = smallContract();
  document.components.schemas.Code = { type: 'string', description: 'A code.', pattern: '\\-' };
  expect(checkSchemas(document)).toEqual([
    'The pattern of Code is not valid with the Unicode flag.',
  ]);
});

test('a number that would have 32 bits in generated types is reported', () => {
  const document = smallContract();
  const number = { type: 'number', description: 'An amount.' };
  document.components.schemas.Amount = number;
  document.components.schemas.Price = {
    type: 'object',
    description: 'A price.',
    properties: { base: number, total: { ...number, format: 'double' } },
  };
  expect(checkSchemas(document)).toEqual([
    'The number Amount needs "format: double".',
    'The number Price.base needs "format: double".',
  ]);
});

test('a schema whose name cannot be the name of a type is reported', () => {
  const document = smallContract();
  document.components.schemas['thing-2'] = { type: 'string', description: 'A thing.' };
  expect(checkSchemas(document)).toEqual([
    'The schema thing-2 needs a name in PascalCase that no other file of openapi/schemas/ has.',
  ]);
});

test('a required property that is not declared is reported', () => {
  const document = smallContract();
  document.components.schemas.Thing?.required?.push('color');
  expect(checkSchemas(document)).toEqual([
    'Thing requires color, which is not under "properties".',
  ]);
});

test.each([
  [
    'a member without a mapping',
    { a: '#/components/schemas/A' },
    ['Part has no mapping of "b" to B; add it to its discriminator.'],
  ],
  [
    'a mapping without a member',
    {
      a: '#/components/schemas/A',
      b: '#/components/schemas/B',
      thing: '#/components/schemas/Thing',
    },
    ['Part maps "thing" to Thing, which is not under "oneOf".'],
  ],
  ['nothing', { a: '#/components/schemas/A', b: '#/components/schemas/B' }, []],
])('%s of a discriminator is reported', (_, mapping, faults) => {
  const document = smallContract();
  const member = (value: string) => ({
    type: 'object',
    description: 'A member.',
    properties: { kind: { type: 'string', const: value, description: 'The kind.' } },
  });
  Object.assign(document.components.schemas, {
    A: member('a'),
    B: member('b'),
    Part: {
      description: 'A part.',
      oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }],
      discriminator: { propertyName: 'kind', mapping },
    },
  });
  expect(checkSchemas(document)).toEqual(faults);
});
