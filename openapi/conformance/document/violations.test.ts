import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { violationsOf } from './violations.ts';

const { api } = readDocuments();
const schema = { $ref: '#/components/schemas/TariffInvoiceRequest' };
const keywordsOf = (tariff_id: unknown) =>
  violationsOf(api, schema, { tariff_id }, '/body').map(({ keywords }) => keywords);

test('a number that is too large breaks its maximum, and may be of the wrong type if it has an exponent', () => {
  expect(keywordsOf(9_007_199_254_740_992)).toEqual([['maximum']]);
  expect(keywordsOf(1e21)).toEqual([['maximum', 'type', 'anyOf', 'oneOf', 'format']]);
  expect(keywordsOf(-1e21)).toEqual([['minimum', 'type', 'anyOf', 'oneOf', 'format']]);
});

test('an integer of more than 64 bits breaks its maximum or its type', () => {
  const expected = [expect.arrayContaining(['maximum', 'type', 'format'])];
  expect(keywordsOf(2 ** 63)).toEqual(expected);
  expect(keywordsOf(Number.POSITIVE_INFINITY)).toEqual(expected);
});
