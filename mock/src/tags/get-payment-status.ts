import type { PaymentState, PaymentStatus } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { CallOf } from '../http/handler.ts';
import type { Payment } from '../world/world.ts';
import { payableMs } from './pay-invoice.ts';

/** Returns the state of one of the caller's payments. Throws PAYMENT_NOT_FOUND if the caller has no such payment. */
export function getPaymentStatus(call: CallOf<'getPaymentStatus'>): PaymentStatus {
  const { payment_id } = call.params;
  const payment = call.world.payments.find(
    ({ id, userId }) => id === payment_id && userId === call.player.id,
  );
  if (!payment)
    throw new Problem('PAYMENT_NOT_FOUND', `You have no payment with the id ${payment_id}.`);
  const payableUntil = Date.parse(payment.createdAt) + payableMs;
  return {
    payment_id,
    state: stateOf(payment, call.now > payableUntil),
    taps: payment.taps,
    payable_until: new Date(payableUntil).toISOString(),
  };
}

/**
 * Returns the state of a payment. A failed or cancelled payment is `waiting` until its invoice expires, because the
 * player can still pay.
 */
function stateOf({ status }: Payment, isExpired: boolean): PaymentState {
  if (status === 'paid' || status === 'refunded') return status;
  return isExpired ? 'expired' : 'waiting';
}
