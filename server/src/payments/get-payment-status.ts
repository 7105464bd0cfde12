import invoiceRules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { findPaymentState } from './payments-repository.ts';

const payableMs =
  (invoiceRules.invoice_hours * 3_600 + invoiceRules.invoice_late_payment_seconds) * 1_000;

/** Returns how far one of the caller's payments is. Throws `PAYMENT_NOT_FOUND`, also for another player's payment. */
export const getPaymentStatus: Handler<'getPaymentStatus'> = async (
  { userId, params },
  { db, clock },
) => {
  const { payment_id } = params;
  const payment = await findPaymentState(db, payment_id);
  if (payment?.user_id !== userId)
    throw new Problem('PAYMENT_NOT_FOUND', `You have no payment with the id ${payment_id}.`);
  const { taps, created_at, settled, refunded } = payment;
  const payableUntil = new Date(created_at.getTime() + payableMs);
  const unpaid = clock.now() > payableUntil ? 'expired' : 'waiting';
  return {
    payment_id,
    state: refunded ? 'refunded' : settled ? 'paid' : unpaid,
    taps,
    payable_until: payableUntil.toISOString(),
  };
};
