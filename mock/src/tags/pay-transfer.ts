import { depositAddress } from '../world/deposit-address.ts';
import type { ArrivedTransfer, World } from '../world/world.ts';
import type { PaymentOutcome } from './pay-invoice.ts';

type Bookkeeping = {
  world: World;
  /** @param madeAt the time of the payment in milliseconds, by default now */
  pay: (payload: string, outcome: PaymentOutcome, madeAt?: number) => void;
};

/**
 * Pays the TON invoice whose id is the transfer's comment (decisions §6). Does nothing if there is no such invoice, or
 * if the transfer has a wrong amount or receiver.
 * @param madeAt the time of the transfer in milliseconds, by default now
 */
export function payTransfer(
  { world, pay }: Bookkeeping,
  { destination, amount, comment }: ArrivedTransfer,
  madeAt?: number,
): void {
  const payment = world.payments.find(({ id }) => id === comment?.trim());
  if (payment?.currency !== 'TON' || destination !== depositAddress) return;
  if (String(Math.round(payment.price * 1e9)) === amount) pay(payment.id, 'paid', madeAt);
}
