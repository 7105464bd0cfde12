import { expect, test } from 'vitest';
import { createInvoice } from './create-invoice.ts';
import { playerOf } from './people.ts';
import { schemaErrors } from './validate.ts';
import { createWorld } from './world.ts';

const now = Date.UTC(2026, 10, 20);

function call() {
  const world = createWorld();
  const player = playerOf(world, { id: 77, first_name: 'Payer' }, null, now);
  return { world, player, now, host: 'localhost' };
}

test('each invoice has a payment of its own', () => {
  const given = call();
  const links = [1, 2, 3].map(() => createInvoice(given, 'STARS', 50, 100).invoice_link);

  expect(new Set(links).size).toBe(3);
  expect(given.world.payments).toHaveLength(3);
});

test('a price in TON becomes whole nano-TON, without the dust of binary fractions', () => {
  const result = createInvoice(call(), 'TON', 0.303, 101);

  expect(result.invoice_link).toContain('?amount=303000000&');
  expect(schemaErrors('/components/schemas/InvoiceResult', result)).toEqual([]);
});

test('what development does not sell is refused and leaves no payment', () => {
  const given = call();

  expect(() => createInvoice(given, 'DOLLARS', 1, 100)).toThrow(
    expect.objectContaining({ code: 'GATEWAY_UNAVAILABLE' }),
  );
  expect(given.world.payments).toEqual([]);
});
