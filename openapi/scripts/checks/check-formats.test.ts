import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import { checkFormats } from './check-formats.ts';

const remedy =
  'no server checks the format "date". Use a pattern or one of date-time, double, int64, uri, uri-reference; or, if ajv-formats has it, add it to openapi/catalogue/formats.json.';
const date = { type: 'string', format: 'date' };

test('servers check every format of the contract', () => {
  expect(checkFormats(contract)).toEqual([]);
});

test('another format of a schema is reported once', () => {
  const document = smallContract();
  document.components.schemas.Day = { type: 'object', properties: { from: date, to: date } };
  expect(checkFormats(document)).toEqual([`Day: ${remedy}`]);
});

test.each([
  { parameters: [{ name: 'day', in: 'query', schema: date }] },
  { requestBody: { content: { 'application/json': { schema: date } } } },
  { responses: { '200': { content: { 'application/json': { schema: date } } } } },
])('another format of an operation is reported: %j', (parts) => {
  expect(checkFormats(smallContract(parts))).toEqual([`GET /thing: ${remedy}`]);
});

test('a property and an example may have the name or the key format', () => {
  const document = smallContract();
  document.paths['/thing'] = {
    get: smallOperation({ parameters: [{ name: 'day', example: { format: 'date' } }] }),
  };
  document.components.schemas.Day = { properties: { format: { type: 'string' } } };
  expect(checkFormats(document)).toEqual([]);
});
