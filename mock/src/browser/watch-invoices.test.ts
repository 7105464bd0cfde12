import { expect, test } from 'vitest';
import { createMock } from '../mock.ts';
import { createInvoice } from '../tags/create-invoice.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { watchInvoices } from './watch-invoices.ts';

/** Creates a page and a mock with an invoice for 1 100 taps. The page's `parent` acts as Telegram. */
function pageWithInvoice() {
  const mock = createMock({ now: () => 0 });
  const player = findOrCreatePlayer(mock.world, { id: 77, first_name: 'Payer' }, null, 0);
  const purchase = { currency: 'STARS', price: 500, points: 1_000, taps: 1_100 } as const;
  createInvoice({ world: mock.world, player, now: 0 }, purchase);
  const parent = new EventTarget();
  const page = Object.assign(new EventTarget(), { parent });
  const end = new AbortController();
  watchInvoices(page as unknown as Window, mock, end.signal);
  const slug = mock.world.payments[0]?.id;
  const post = (data: unknown, source: EventTarget = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  const closed = (status: string, changed: object = {}) =>
    JSON.stringify({ eventType: 'invoice_closed', eventData: { slug, status, ...changed } });
  return { player, payment: mock.world.payments[0], post, closed, end };
}

test('[PAY-02] a pay sheet that closed as paid credits the taps', () => {
  const { player, post, closed } = pageWithInvoice();

  post(closed('paid'));

  expect(player.availableTaps).toBe(1_100);
});

test.each(['failed', 'cancelled', 'pending'])(
  'a pay sheet that closed as %s credits nothing',
  (status) => {
    const { player, payment, post, closed } = pageWithInvoice();

    post(closed('failed'));
    post(closed(status));

    expect([payment?.status, player.availableTaps]).toEqual([status, 0]);
  },
);

test('only messages from the window of Telegram credit taps', () => {
  const { player, post, closed } = pageWithInvoice();

  post(closed('paid'), new EventTarget());

  expect(player.availableTaps).toBe(0);
});

test('other messages and invoices of other backends are ignored', () => {
  const { player, post, closed } = pageWithInvoice();

  for (const data of ['{', 7, null, '{"eventType":"theme_changed"}', closed('eaten')]) post(data);
  post(closed('paid', { slug: 'foreign' }));

  expect(player.availableTaps).toBe(0);
});

test('after the end of the mock, a pay sheet credits nothing', () => {
  const { player, post, closed, end } = pageWithInvoice();

  end.abort();
  post(closed('paid'));

  expect(player.availableTaps).toBe(0);
});
