import { expect, test } from 'vitest';
import { createMock } from '../mock.ts';
import { depositAddress } from '../world/deposit-address.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { createInvoice } from './create-invoice.ts';

/**
 * Creates an invoice of 1.029 TON, a price that needs rounding: in floating point, 1.029 × 1e9 is 1028999999.9999999.
 * The returned `pay` sends a transfer of the given nano-TON for the invoice, with white space around its comment.
 */
function startInvoice() {
  const mock = createMock();
  const player = findOrCreatePlayer(mock.world, { id: 77, first_name: 'Payer' }, null, 0);
  const purchase = { currency: 'TON', price: 1.029, points: 343, taps: 343 } as const;
  const { invoice_link } = createInvoice({ world: mock.world, player, now: mock.now() }, purchase);
  const comment = ` ${mock.world.payments.at(-1)?.id}\n`;
  return {
    player,
    link: invoice_link,
    pay: (amount: string, destination = depositAddress) =>
      mock.transfer({ destination, amount, comment }),
  };
}

test('[R701] [R702] a transfer of the amount in the link pays the invoice', () => {
  const { player, link, pay } = startInvoice();
  expect(link).toContain('?amount=1029000000&');
  pay('1029000000');
  expect(player.availableTaps).toBe(343);
});

test.each(['1028999999', '1029000001'])(
  '[R703] a transfer of %s nano-TON pays nothing',
  (amount) => {
    const { player, pay } = startInvoice();
    pay(amount);
    expect(player.availableTaps).toBe(0);
  },
);

test('a transfer to another account pays nothing', () => {
  const { player, pay } = startInvoice();
  pay('1029000000', `0:${'0'.repeat(64)}`);
  expect(player.availableTaps).toBe(0);
});
