import { expect, test, vi } from 'vitest';
import { createMock } from '../mock.ts';
import { createInvoice } from '../tags/create-invoice.ts';
import { depositAddress } from '../world/deposit-address.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { receivingMessage, transferMessage, watchTransfers } from './watch-transfers.ts';

const price = 3;
const amount = '3000000000';

/**
 * Creates a mock with an invoice of 3 TON for 1 100 taps and an invoice of 3 Stars, and a page whose `parent` acts as
 * the simulator.
 */
function pageWithInvoice() {
  const mock = createMock({ now: () => 0 });
  const player = findOrCreatePlayer(mock.world, { id: 77, first_name: 'Payer' }, null, 0);
  const purchase = { currency: 'TON', price, points: 1_000, taps: 1_100 } as const;
  createInvoice({ world: mock.world, player, now: 0 }, purchase);
  createInvoice(
    { world: mock.world, player, now: 0 },
    { currency: 'STARS', price, points: 6, taps: 6 },
  );
  const postMessage = vi.fn();
  const parent = Object.assign(new EventTarget(), { postMessage });
  const location = { origin: 'http://localhost' };
  const page = Object.assign(new EventTarget(), { parent, location });
  const end = new AbortController();
  watchTransfers(page as unknown as Window, mock, end.signal);
  const post = (data: unknown, source: EventTarget = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  const [ton, stars] = mock.world.payments.map(({ id }) => id);
  const transfer = { destination: depositAddress, amount, comment: ton };
  const arrive = (change: object = {}, source?: EventTarget) =>
    post({ type: transferMessage, transfer: { ...transfer, ...change } }, source);
  return { player, post, postMessage, arrive, stars, end };
}

test('[PAY-02] a transfer with the payment’s id and price credits the taps, however often it is reported', () => {
  const { player, arrive } = pageWithInvoice();

  arrive();
  arrive();

  expect(player.availableTaps).toBe(1_100);
});

test('the page tells the simulator once that it receives transfers', () => {
  const { postMessage } = pageWithInvoice();

  expect(postMessage.mock.calls).toEqual([[{ type: receivingMessage }, 'http://localhost']]);
});

test.each([
  ['too little', { amount: '2999999999' }],
  ['too much', { amount: '3000000001' }],
  ['another account', { destination: `0:${'00'.repeat(32)}` }],
  ['no comment', { comment: null }],
  ['an unknown comment', { comment: 'hello' }],
])('a transfer with %s credits nothing', (_, change) => {
  const { player, arrive } = pageWithInvoice();

  arrive(change);

  expect(player.availableTaps).toBe(0);
});

test('TON does not pay an invoice in Stars', () => {
  const { player, arrive, stars } = pageWithInvoice();

  arrive({ comment: stars });

  expect(player.availableTaps).toBe(0);
});

test('only transfer messages from the simulator’s window credit taps', () => {
  const { player, post, arrive } = pageWithInvoice();

  arrive({}, new EventTarget());
  for (const data of ['{', 7, null, {}, { type: transferMessage, transfer: { amount } }]) {
    post(data);
  }

  expect(player.availableTaps).toBe(0);
});

test('after the end of the mock, a transfer credits nothing', () => {
  const { player, arrive, end } = pageWithInvoice();

  end.abort();
  arrive();

  expect(player.availableTaps).toBe(0);
});
