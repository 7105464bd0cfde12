import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { operationsFile } from './operations-file.ts';
import { readOperations } from './read-operations.ts';

const all = readOperations(document);
const textOf = (id: string) => operationsFile(all.filter((operation) => operation.id === id));

test('an operation’s input and response have the contract’s names', () => {
  const text = textOf('quoteCustomPrice');
  expect(text).toContain('query: { payment_currency: PaymentCurrency; amount: number };');
  expect(text).toContain('response: CustomPriceQuote;');
});

test('the problem codes of an operation are its own, and none are `never`', () => {
  const text = textOf('startBonus');
  expect(text).toMatch(/problems: .*'BONUS_ALREADY_TAKEN'/);
  expect(text).not.toContain("'DISPLAY_NAME_TAKEN'");
  const silent = all.slice(0, 1).map((operation) => ({ ...operation, problems: [] }));
  expect(operationsFile(silent)).toContain('problems: never;');
});

test('an optional parameter is optional in its type', () => {
  expect(textOf('listTop')).toContain('query: { level_id?: Id };');
});

test('the references to schemas are valid inside a URI', () => {
  expect(textOf('getProfile')).toContain('"schema":"#/components/schemas/Id","kind":"integer"');
  expect(textOf('checkDisplayName')).toContain(
    '"schema":"#/paths/~1user~1me~1check-display-name/get/parameters/0/schema"',
  );
});

test('an operation without a 2xx response or with two, or with a body without a named schema, is an error', () => {
  const paths = (responses: object) => ({
    paths: { '/x': { get: { operationId: 'x', tags: ['x'], responses } } },
  });
  const headers = { 'Cache-Control': { schema: { const: 'no-store' } } };
  const content = { 'application/json': { schema: { type: 'array' } } };
  for (const responses of [{}, { '200': { headers, content }, '201': { headers, content } }]) {
    expect(() => readOperations(paths(responses))).toThrow('x must have exactly one 2xx response');
  }
  expect(() => readOperations(paths({ '200': { headers, content } }))).toThrow(
    'x needs a named schema',
  );
});
