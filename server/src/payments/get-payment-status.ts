import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { payableUntil, wasPaidLate } from './invoice-age.ts';
import { findPaymentState } from './payments-repository.ts';

/** Returns the state of a payment. Throws `PAYMENT_NOT_FOUND` if the caller has no payment with this id. */
export const getPaymentStatus: Handler<'getPaymentStatus'> = async (
  { userId, params },
  { db, clock },
) => {
  const { payment_id } = params;
  const payment = await findPaymentState(db, payment_id);
  if (payment?.user_id !== userId)
    throw new Problem('PAYMENT_NOT_FOUND', `You have no payment with the id ${payment_id}.`);
  const { taps, settled, refunded } = payment;
  const unpaid = wasPaidLate(payment, clock.now()) ? 'expired' : 'waiting';
  return {
    payment_id,
    state: refunded ? 'refunded' : settled ? 'paid' : unpaid,
    taps,
    payable_until: payableUntil(payment).toISOString(),
  };
};
