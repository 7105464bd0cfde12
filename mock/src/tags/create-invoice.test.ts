import { contractCheck } from '@bold/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { createInvoice, type Purchase } from './create-invoice.ts';

const now = Date.UTC(2026, 10, 20);

function call() {
  const world = createWorld();
  const player = findOrCreatePlayer(world, { id: 77, first_name: 'Payer' }, null, now);
  return { world, player, now };
}

const stars: Purchase = { currency: 'STARS', price: 51, points: 101, taps: 101 };

test('each invoice has a payment of its own', () => {
  const given = call();
  const links = [1, 2, 3].map(() => createInvoice(given, stars).invoice_link);

  expect(new Set(links).size).toBe(3);
  expect(given.world.payments).toHaveLength(3);
});

test('a payment in any currency is booked with the dollar price of its points', () => {
  const given = call();
  given.world.store.currencies = ['STARS', 'TON', 'DOLLARS'];

  for (const currency of given.world.store.currencies) createInvoice(given, { ...stars, currency });

  expect(given.world.payments.map(({ priceMicros }) => priceMicros)).toEqual([
    1_010_000, 1_010_000, 1_010_000,
  ]);
});

test('a price in TON becomes whole nano-TON without rounding errors', () => {
  const result = createInvoice(call(), { ...stars, currency: 'TON', price: 0.303 });

  expect(result.invoice_link).toContain('?amount=303000000&');
  expect(contractCheck('#/components/schemas/InvoiceResult')(result)).toEqual([]);
});

test('an invoice for a gateway that is switched off is refused and stores no payment', () => {
  const given = call();

  expect(() => createInvoice(given, { ...stars, currency: 'DOLLARS' })).toThrow(
    expect.objectContaining({ code: 'GATEWAY_UNAVAILABLE' }),
  );
  expect(given.world.payments).toEqual([]);
});

test('an invoice for a gateway that is switched on is created', () => {
  const given = call();
  given.world.store.currencies = ['DOLLARS'];

  const result = createInvoice(given, { ...stars, currency: 'DOLLARS' });

  expect(contractCheck('#/components/schemas/InvoiceResult')(result)).toEqual([]);
});

test('an invoice above the maximum is refused and stores no payment; one at the maximum is created', () => {
  const given = call();
  given.world.store.maxStars = 50;

  expect(() => createInvoice(given, stars)).toThrow(
    expect.objectContaining({ code: 'INVOICE_TOO_LARGE' }),
  );
  expect(given.world.payments).toEqual([]);
  expect(createInvoice(given, { ...stars, price: 50 })).toMatchObject({ success: true });
});

test('the maximum in Stars limits no other currency', () => {
  const given = call();
  given.world.store.maxStars = 1;

  expect(createInvoice(given, { ...stars, currency: 'TON', price: 3 })).toMatchObject({
    success: true,
  });
});
