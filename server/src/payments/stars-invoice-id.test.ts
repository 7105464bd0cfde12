import { expect, test } from 'vitest';
import { readStarsInvoiceId, starsInvoiceId } from './stars-invoice-id.ts';

const token = '1:token';
const paid = { telegramId: 2 ** 52 - 1, price: 100_000 };
const offer = {
  ...paid,
  priceMicros: 2_000_000_001,
  points: 1,
  taps: 36 ** 10 - 1,
  now: new Date('2026-01-02T03:04:05Z'),
};

test('an id says what was sold, and fits the payload of an invoice', () => {
  const id = starsInvoiceId(token, offer);

  expect(id).toMatch(/^[a-z0-9]{64}$/);
  expect(readStarsInvoiceId([token], id, paid)).toEqual(offer);
});

test('two ids of one offer differ', () => {
  expect(starsInvoiceId(token, offer)).not.toBe(starsInvoiceId(token, offer));
});

test('an id is read with the token before the last rotation too, and with no other', () => {
  const id = starsInvoiceId(token, offer);

  expect(readStarsInvoiceId(['2:new', token], id, paid)).toEqual(offer);
  expect(readStarsInvoiceId(['2:new'], id, paid)).toBeUndefined();
});

test('no id with a changed digit is read, nor for another payer or price', () => {
  const id = starsInvoiceId(token, offer);
  const changed = [...id].map(
    (digit, at) => `${id.slice(0, at)}${digit === 'a' ? 'b' : 'a'}${id.slice(at + 1)}`,
  );

  for (const other of changed) expect(readStarsInvoiceId([token], other, paid)).toBeUndefined();
  expect(readStarsInvoiceId([token], id, { ...paid, price: 99_999 })).toBeUndefined();
  expect(readStarsInvoiceId([token], id, { ...paid, telegramId: 1 })).toBeUndefined();
});

test('an id of 20 random characters is none of them', () => {
  expect(readStarsInvoiceId([token], 'abcdefghij0123456789', paid)).toBeUndefined();
});
