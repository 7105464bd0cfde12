import { expect, test } from 'vitest';
import { violations } from './violations.ts';

const headers = {
  'sl-violations': JSON.stringify([
    { location: ['request', 'body', 'tariff_id'], severity: 'Error', code: 'type', message: 'No' },
    { location: ['response', 'body'], severity: 'Error', code: 'type', message: 'Not theirs' },
  ]),
};

test('Prism’s violations become a VALIDATION_FAILED of the catalogue', () => {
  expect(violations({ statusCode: 422, headers })).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ pointer: '/body/tariff_id', code: 'type', message: 'No.' }],
  });
});

test('a code of a violation that is no word of letters becomes `invalid`', () => {
  const location = ['request', 'query', 'amount'];
  const list = [{ location, severity: 'Error', code: '400', message: 'No' }];
  const given = { 'sl-violations': JSON.stringify(list) };
  expect(violations({ statusCode: 400, headers: given })).toMatchObject({
    errors: [{ pointer: '/query/amount', code: 'invalid' }],
  });
});

test('a response other than a failed validation is not replaced', () => {
  expect(violations({ statusCode: 401, headers })).toBeUndefined();
  expect(violations({ statusCode: 422, headers: {} })).toBeUndefined();
});

test('a response with a violation list that Prism cut off is not replaced', () => {
  const cut = { 'sl-violations': 'Too many violations! [{"location"' };

  expect(violations({ statusCode: 400, headers: cut })).toBeUndefined();
});
