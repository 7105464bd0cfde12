import { readFile } from 'node:fs/promises';
import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { operationsTable, operationTypes } from './operation-sources.ts';
import { readOperations } from './read-operations.ts';

const operations = readOperations(document);
const generated = (name: string) =>
  readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');

test('the generated sources are those of the contract', async () => {
  expect(await generated('operations.ts')).toBe(operationsTable(operations));
  expect(await generated('operation-types.ts')).toBe(operationTypes(operations));
});

test('every operation of the contract has a route', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /payment/gateway/invoice-link/tariff',
      'POST /payment/gateway/invoice-link/custom-amount',
      'GET /user/taps/me',
      'GET /user/taps/cached/{id}',
    ]),
  );
  expect(operations).toHaveLength(23);
});

test('an operation’s input and answer carry the contract’s names', () => {
  const source = operationTypes(operations.filter(({ id }) => id === 'quoteCustomPrice'));
  expect(source).toContain('query: { payment_currency: PaymentCurrency; amount: number };');
  expect(source).toContain('answer: CustomPriceQuote;');
});

test('an operation without a 2xx answer, or with a nameless body, is refused', () => {
  const paths = (responses: object) => ({
    paths: { '/x': { get: { operationId: 'x', tags: ['x'], responses } } },
  });
  expect(() => readOperations(paths({}))).toThrow('x must have exactly one 2xx answer.');
});
