import type { ArrivedTransfer, World } from '../world/world.ts';
import { depositAddress } from './create-invoice.ts';
import type { PaymentOutcome } from './pay-invoice.ts';

/** The part of a mock that records payments. */
type Bookkeeping = { world: World; pay: (payload: string, outcome: PaymentOutcome) => void };

/**
 * Pays the mock's TON invoice whose id is the transfer's comment (decisions §6). Ignores a transfer with an unknown
 * comment, a wrong amount or another receiver.
 */
export function payTransfer(
  { world, pay }: Bookkeeping,
  { destination, amount, comment }: ArrivedTransfer,
): void {
  const payment = world.payments.find(({ id }) => id === comment?.trim());
  if (payment?.currency !== 'TON' || destination !== depositAddress) return;
  if (String(Math.round(payment.price * 1e9)) === amount) pay(payment.id, 'paid');
}
