import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { bookedAtOf, bookingTime, bookTransfers } from '../ledger/book-transfers.ts';
import { takeRewardBack } from '../referrals/reward-referrer.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import {
  type ChargeRow,
  findCharge,
  insertRefund,
  insertReturn,
  lockPayment,
  type PaymentRow,
} from './payments-repository.ts';

type Tx = Transaction<Database>;

/** The result of a refund: `already` if the charge was refunded before, `unknown` if the charge credited nothing. */
export type RefundResult = 'refunded' | 'already' | 'unknown';

/**
 * Records the refund of a charge at most once (decisions §6). Takes back the taps and the referrer's reward only if the
 * charge was the first of its invoice.
 */
export async function refundPayment(
  { db, pushBalance }: Pick<Deps, 'db' | 'pushBalance'>,
  { chargeId, at }: { chargeId: string; at: Date },
): Promise<RefundResult> {
  const charge = await findCharge(db, chargeId);
  if (!charge) {
    await insertReturn(db, chargeId, at);
    return 'unknown';
  }
  const payment = await db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, charge.payment_id);
    if (!payment) throw new Error(`The charge ${chargeId} has no payment.`);
    if (!(await insertRefund(tx, chargeId, at))) return undefined;
    await (charge.settles ? refund : returnSurplus)(tx, payment, charge, at);
    return payment;
  });
  if (payment && charge.settles) pushBalance(payment.user_id);
  return payment ? 'refunded' : 'already';
}

async function refund(tx: Tx, payment: PaymentRow, charge: ChargeRow, at: Date) {
  const { id, user_id, gateway, price_micros, taps } = payment;
  const { charge_id: source, referrer_id } = charge;
  // The day of `at`, or the first open day if that day is settled. Before the balance is locked: this may wait long for
  // a settlement, and the taps of all players wait for that lock.
  const bookedAt = await bookingTime(tx, at);
  // If the player has too few taps, the missing taps become debt.
  const isTaken = await creditTaps(tx, {
    userId: user_id,
    reason: 'refund',
    source: id,
    taps: -taps,
  });
  if (!isTaken) throw new Error(`The taps of payment ${id} were taken back before its refund.`);

  const rewardedAt = await bookedAtOf(tx, `purchase:${source}`);
  await bookTransfers(tx, bookedAt, [
    {
      kind: 'refund',
      source,
      from: { account: 'revenue' },
      to: { account: gateway },
      micros: price_micros,
    },
    ...takeRewardBack(referrer_id, source, payment, rewardedAt),
  ]);
}

async function returnSurplus(tx: Tx, payment: PaymentRow, charge: ChargeRow, at: Date) {
  await bookTransfers(tx, await bookingTime(tx, at), [
    {
      kind: 'surplus-refund',
      source: charge.charge_id,
      from: { account: 'surplus' },
      to: { account: payment.gateway },
      micros: payment.price_micros,
    },
  ]);
}
