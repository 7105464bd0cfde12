import { findPaymentByCharge } from '../../payments/payments-repository.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import type { Booking } from './refund-unmatched-charge.ts';

/** Records Telegram's refund of a stored charge, at most once. */
export async function bookRefund(
  booking: Omit<Booking, 'api'>,
  { chargeId, at }: { chargeId: string; at: Date },
): Promise<void> {
  const { db, log, metrics, pushBalance } = booking;
  const result = await refundPayment(booking, { chargeId, at });
  const payment = await findPaymentByCharge(db, chargeId);
  if (result !== 'already') log.info({ chargeId, result }, 'Telegram refunded a charge.');
  if (result === 'refunded' && payment) {
    metrics.payments.inc({ gateway: payment.gateway, outcome: 'refunded' });
  }
  // If another process booked the refund, such as the refund script, the player's sockets have not received the
  // balance.
  if (result === 'already' && payment) pushBalance(payment.user_id);
}
