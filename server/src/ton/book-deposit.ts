import type { Deps } from '../deps.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { storeDeposit } from './deposits-repository.ts';
import { matchDeposit } from './match-deposit.ts';
import type { Deposit } from './read-deposit.ts';

export type Booking = Pick<Deps, 'clock' | 'db' | 'log' | 'metrics' | 'pushBalance'>;

/**
 * Stores a deposit and credits its invoice, at most once per transaction of the chain. Credits nothing if
 * `matchDeposit` returns a reason to hold the deposit, or if another charge has already paid the invoice.
 * @throws If the database fails. A repeated call is safe.
 */
export async function bookDeposit(booking: Booking, deposit: Deposit): Promise<void> {
  const { db, clock, log, metrics } = booking;
  const { hash, paidAt: at } = deposit;
  const heldFor = await matchDeposit(db, deposit);
  const { row, isNew } = await storeDeposit(db, deposit, heldFor, clock.now());
  if (row.held_for !== null || row.comment === null) {
    if (!isNew) return;
    log.warn({ hash, heldFor }, 'A TON deposit is held. Decide about it with npm run deposits.');
    metrics.payments.inc({ gateway: 'ton', outcome: 'refused' });
    return;
  }
  const paymentId = row.comment;
  const result = await settlePayment(booking, { paymentId, chargeId: hash, at });
  if (result === 'already') return;
  log.info({ hash, paymentId, result }, 'A TON deposit was booked.');
  if (result === 'settled') metrics.payments.inc({ gateway: 'ton', outcome: 'settled' });
  else
    log.warn(
      { hash, paymentId },
      'An invoice was paid again. Decide about the deposit with npm run deposits.',
    );
}
