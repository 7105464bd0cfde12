import { findCharge, isOwedBack } from '../payments/payments-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { type Charge, matchCharge } from './order.ts';
import { type Booking, refundUnmatchedCharge } from './refund-unmatched-charge.ts';

/**
 * Credits a charge once per charge id. A charge that bought nothing (its invoice was paid before, is too old or
 * differs) is refunded if the Bot API can. Throws if database or Bot API fail; booking it again is safe.
 */
export async function bookCharge(booking: Booking, charge: Charge): Promise<void> {
  const { db, log, metrics } = booking;
  const { chargeId, paymentId, at } = charge;
  // A credited charge stays credited: reported again with other data, it must not be refunded.
  if (await isDone(db, chargeId)) return;
  const { payment, mismatch } = await matchCharge(db, charge);
  if (mismatch) {
    log.error(
      { chargeId, paymentId, mismatch },
      'a charge matches no open invoice and credits nothing',
    );
    // Only an operator can find out whose money came for an unknown invoice.
    if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);
    return;
  }
  const result = await settlePayment(booking, { paymentId, chargeId, at });
  log.info({ chargeId, paymentId, result }, 'a charge was booked');
  if (result === 'settled') metrics.payments.inc({ gateway: payment.gateway, outcome: 'settled' });
  if (await isOwedBack(db, chargeId)) await refundUnmatchedCharge(booking, charge);
}

/** Returns true if the charge was booked and none of it is owed back. */
const isDone = async (db: Booking['db'], chargeId: string) =>
  (await findCharge(db, chargeId)) !== undefined && !(await isOwedBack(db, chargeId));
