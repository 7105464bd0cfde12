import type { World } from '../world/world.ts';
import { depositAddress } from './create-invoice.ts';
import type { PaymentOutcome } from './pay-invoice.ts';

/** TON that arrived at an account. */
export type ArrivedTransfer = {
  /** The account's address, raw. */
  destination: string;
  /** Nano-TON, a whole number as text. */
  amount: string;
  /** The transfer's text, if it has one. */
  comment: string | null;
};

/** The part of a mock that books payments. */
type Bookkeeping = { world: World; pay: (payload: string, outcome: PaymentOutcome) => void };

/**
 * Pays the invoice that an arrived transfer is for: it went to the mock's account, its comment is the
 * payment's id and its amount the price (decisions §6). Any other transfer changes nothing.
 */
export function payTransfer(
  { world, pay }: Bookkeeping,
  { destination, amount, comment }: ArrivedTransfer,
): void {
  const payment = world.payments.find(({ id }) => id === comment?.trim());
  if (payment?.currency !== 'TON' || destination !== depositAddress) return;
  if (String(Math.round(payment.price * 1e9)) === amount) pay(payment.id, 'paid');
}
