import { findPaymentByCharge, isOwedBack, isReturned } from '../../payments/payments-repository.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { recordCharge } from './charge-records-repository.ts';
import { type Charge, gatewayOf, matchCharge } from './order.ts';
import { type Booking, refundUnmatchedCharge } from './refund-unmatched-charge.ts';

/**
 * Credits a charge once, if the charge matches an unpaid invoice and was paid in time. Refunds an uncredited charge
 * once, if the charge is in Stars and its invoice is known.
 * @throws If the database or the Bot API fails. The call can safely be repeated.
 */
export async function bookCharge(booking: Booking, reported: Charge): Promise<void> {
  // PostgreSQL refuses NUL characters, so Telegram would report such a charge for ever. No invoice has such an id.
  const charge = { ...reported, paymentId: reported.paymentId.replaceAll('\0', '\uFFFD') };
  const { db, log, metrics, clock, pushBalance } = booking;
  const { chargeId, paymentId, at } = charge;
  // A credited charge must stay credited, even if Telegram reports it again with other data.
  const paid = await findPaymentByCharge(db, chargeId);
  if (paid && !(await isOwedBack(db, chargeId))) {
    // The process that booked the charge may have been killed before it pushed the balance.
    pushBalance(paid.user_id);
    return;
  }
  // An operator may have returned the money while the Bot API refused to.
  if (!paid && (await isReturned(db, chargeId))) return;
  const { payment, mismatch } = await matchCharge(booking, charge);
  const record = () => recordCharge(db, charge, mismatch, clock.now());
  // The provider's id, which a refund of dollars needs, is stored nowhere else.
  const isNew = (mismatch || charge.currency !== 'XTR') && (await record());
  if (mismatch) {
    if (isNew) {
      log.error(
        { chargeId, paymentId, mismatch },
        'A charge matches no open invoice and credits nothing.',
      );
      metrics.payments.inc({ gateway: gatewayOf(charge), outcome: 'refused' });
    }
    // The payer of an unknown invoice can only be found by an operator.
    if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);
    return;
  }
  const result = await settlePayment(booking, { paymentId, chargeId, at });
  log.info({ chargeId, paymentId, result }, 'A charge was booked.');
  if (result === 'settled') metrics.payments.inc({ gateway: payment.gateway, outcome: 'settled' });
  if (await isOwedBack(db, chargeId)) {
    // If Telegram refuses the refund, the record keeps the charge in the operators' list.
    await record();
    await refundUnmatchedCharge(booking, charge);
  }
}
