import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import { checkSchemas } from './check-schemas.ts';

test('the contract’s bodies and answers are named, closed and described', () => {
  expect(checkSchemas(contract)).toEqual([]);
});

test('a document that names a schema dialect is refused', () => {
  expect(checkSchemas({ ...smallContract(), jsonSchemaDialect: 'any' })).toEqual([
    'The document declares jsonSchemaDialect; remove it.',
  ]);
});

test('an answer without a named schema is told', () => {
  const responses = { '200': { content: { 'application/json': { schema: { type: 'array' } } } } };
  expect(checkSchemas(smallContract({ responses }))).toEqual([
    'GET /thing has a body or success answer without a named schema.',
  ]);
});

test('an object in a body says whether it is closed', () => {
  const schema = { $ref: '#/components/schemas/Thing' };
  const document = smallContract({ requestBody: { content: { 'application/json': { schema } } } });
  delete document.components.schemas.Thing?.additionalProperties;
  expect(checkSchemas(document)).toEqual([
    'GET /thing: Thing in the body does not say whether it is closed.',
  ]);
});

test('a pattern that Unicode regular expressions refuse is told', () => {
  const document = smallContract();
  document.components.schemas.Code = { type: 'string', description: 'A code.', pattern: '\\-' };
  expect(checkSchemas(document)).toEqual([
    'The pattern of Code is not valid with the Unicode flag.',
  ]);
});

test('a schema’s name can be the name of a type', () => {
  const document = smallContract();
  document.components.schemas['thing-2'] = { type: 'string', description: 'A thing.' };
  expect(checkSchemas(document)).toEqual([
    'The schema thing-2 needs a name in PascalCase that no other file of openapi/schemas/ has.',
  ]);
});

test('a required property that is not described is told', () => {
  const document = smallContract();
  document.components.schemas.Thing?.required?.push('colour');
  expect(checkSchemas(document)).toEqual(['Thing requires colour, which it does not describe.']);
});
