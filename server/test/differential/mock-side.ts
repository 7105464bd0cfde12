import { startWorldServer } from '../../../mock/src/start/world-server.ts';
import { type PaymentOutcome, payInvoice } from '../../../mock/src/tags/pay-invoice.ts';
import type { Side } from './side.ts';

/** Starts the mock as an HTTP server. The mock has no players and accepts all payment currencies. */
export async function startMockSide(): Promise<Side> {
  const { address, backend, stop } = await startWorldServer(0);
  const { world, sockets } = backend;
  world.players = [];
  world.store.currencies = ['STARS', 'DOLLARS', 'TON'];

  function end(link: string, outcome: PaymentOutcome, from: PaymentOutcome): boolean {
    const payload = link.replace('https://t.me/$', '');
    const isOpen = world.payments.some(({ id, status }) => id === payload && status === from);
    const buyer = payInvoice(world, payload, outcome, backend.now());
    if (buyer) sockets.push(buyer);
    return isOpen;
  }

  return {
    address,
    pay: async (link) => end(link, 'paid', 'pending'),
    refund: async (link) => end(link, 'refunded', 'paid'),
    log: () => [],
    close: stop,
  };
}
