import { expect, test } from 'vitest';
import { violations } from './violations.ts';

const headers = {
  'sl-violations': JSON.stringify([
    { location: ['request', 'body', 'tariff_id'], severity: 'Error', code: 'type', message: 'No' },
    { location: ['response', 'body'], severity: 'Error', code: 'type', message: 'Not theirs' },
  ]),
};

test('Prism’s reasons become the catalogue’s', () => {
  expect(violations({ statusCode: 422, headers })).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ pointer: '/body/tariff_id', code: 'type', message: 'No.' }],
  });
});

test('a response that is no refusal of the input is not changed', () => {
  expect(violations({ statusCode: 401, headers })).toBeUndefined();
  expect(violations({ statusCode: 422, headers: {} })).toBeUndefined();
});

test('a list that was cut off stays as it is', () => {
  const cut = { 'sl-violations': 'Too many violations! [{"location"' };

  expect(violations({ statusCode: 400, headers: cut })).toBeUndefined();
});
