import { findCharge } from '../payments/payments-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { isOwedBack } from '../payments/surplus-repository.ts';
import { type Charge, matchCharge } from './order.ts';
import { type Booking, refundUnmatchedCharge } from './refund-unmatched-charge.ts';

/**
 * Credits what a charge has paid, once per charge id. One that bought nothing, because its invoice was paid by
 * another charge, is too old or is not the one that was made, credits nothing and is given back where the Bot API can. Throws
 * when database or Bot API fail: nothing is lost by booking the same charge again.
 */
export async function bookCharge(booking: Booking, charge: Charge): Promise<void> {
  const { db, log, metrics } = booking;
  const { chargeId, paymentId, at } = charge;
  // What is credited stays credited: told again with other facts, it must not be given back.
  if (await isDone(db, chargeId)) return;
  const { payment, mismatch } = await matchCharge(db, charge);
  if (mismatch) {
    log.error(
      { chargeId, paymentId, mismatch },
      'a charge fits no open invoice and credits nothing',
    );
    // Whose money it is that came for an unknown invoice, only a person can tell.
    if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);
    return;
  }
  const result = await settlePayment(booking, { paymentId, chargeId, at });
  log.info({ chargeId, paymentId, result }, 'a charge was booked');
  if (result === 'settled') metrics.payments.inc({ gateway: payment.gateway, outcome: 'settled' });
  if (await isOwedBack(db, chargeId)) await refundUnmatchedCharge(booking, charge);
}

/** Whether nothing is left to do for a charge: it was booked, and nothing of it is owed back. */
const isDone = async (db: Booking['db'], chargeId: string) =>
  (await findCharge(db, chargeId)) !== undefined && !(await isOwedBack(db, chargeId));
