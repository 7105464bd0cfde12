import { expect, test } from 'vitest';
import { starsInvoice } from './fake-bot-api.fixture.ts';
import { Parameters } from './parameters.ts';
import { readInvoice } from './read-invoice.ts';

const price = (amount: number) => ({ label: 'Taps', amount });
const dollars = { currency: 'USD', provider_token: 'provider:TEST:1', prices: [price(500)] };
const read = (changes: object) => readInvoice(new Parameters({ ...starsInvoice, ...changes }));

test.each([
  ['two prices in Stars', { prices: [price(1), price(2)] }, 'STARS_INVOICE_INVALID'],
  ['no price', { prices: [] }, 'STARS_INVOICE_INVALID'],
  ['Stars with a provider', { provider_token: 'provider:TEST:1' }, 'STARS_INVOICE_INVALID'],
  ['Stars with a tip', { max_tip_amount: 5 }, 'STARS_INVOICE_INVALID'],
  ['Stars that ask for an address', { need_email: true }, 'STARS_INVOICE_INVALID'],
  ['a part of a Star', { prices: [price(0.5)] }, 'must be of type Integer'],
  ['no Stars', { prices: [price(0)] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
  ['fewer than no Stars', { prices: [price(-1)] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
  ['too many Stars', { prices: [price(100_001)] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
  ['no title', { title: '' }, 'title must be non-empty'],
  ['a title of 33 characters', { title: 'x'.repeat(33) }, 'title is too long'],
  ['no description', { description: undefined }, 'description must be non-empty'],
  ['a description of 256', { description: 'x'.repeat(256) }, 'description is too long'],
  ['no payload', { payload: '' }, 'INVOICE_PAYLOAD_INVALID'],
  ['a payload of 130 bytes', { payload: 'é'.repeat(65) }, 'INVOICE_PAYLOAD_INVALID'],
  ['dollars without a provider', { ...dollars, provider_token: '' }, 'PAYMENT_PROVIDER_INVALID'],
  ['less than a dollar', { ...dollars, prices: [price(99)] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
  ['an unknown currency', { currency: 'TAPS' }, 'CURRENCY_INVALID'],
  ['a price without a label', { prices: [{ amount: 1 }] }, 'label must be non-empty'],
  ['prices that are no list', { prices: '{"amount":1}' }, 'must be of type Array'],
  ['prices that are no JSON', { prices: '[{' }, "can't parse prices"],
])('an invoice with %s is refused', (_, changes, why) => {
  expect(() => read(changes)).toThrow(why);
});

test('an invoice at its limits is accepted, with its prices as JSON or as text', () => {
  const title = '💧'.repeat(32);

  const invoice = read({
    title,
    payload: 'x'.repeat(128),
    prices: JSON.stringify([price(100_000)]),
  });

  expect(invoice).toMatchObject({ title, currency: 'XTR', total: 100_000 });
});

test('the prices of a dollar invoice add up', () => {
  expect(read({ ...dollars, prices: [price(500), price(-50)] }).total).toBe(450);
});
