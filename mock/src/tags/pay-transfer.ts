import type { World } from '../world/world.ts';
import { depositAddress } from './create-invoice.ts';
import type { PaymentOutcome } from './pay-invoice.ts';

/** A received transfer of TON. */
export type ArrivedTransfer = {
  /** The account's address, raw. */
  destination: string;
  /** The amount in nano-TON, an integer as text. */
  amount: string;
  /** The transfer's text, if it has one. */
  comment: string | null;
};

/** The part of a mock that books payments. */
type Bookkeeping = { world: World; pay: (payload: string, outcome: PaymentOutcome) => void };

/**
 * Pays the invoice whose id is the transfer's comment, if the transfer went to the mock's account and its amount is the
 * price (decisions §6). Ignores any other transfer.
 */
export function payTransfer(
  { world, pay }: Bookkeeping,
  { destination, amount, comment }: ArrivedTransfer,
): void {
  const payment = world.payments.find(({ id }) => id === comment?.trim());
  if (payment?.currency !== 'TON' || destination !== depositAddress) return;
  if (String(Math.round(payment.price * 1e9)) === amount) pay(payment.id, 'paid');
}
