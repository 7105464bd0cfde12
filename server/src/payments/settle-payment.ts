import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { bookingTime, bookTransfers } from '../ledger/book-transfers.ts';
import { findRewardedReferrer } from '../referrals/referrals-repository.ts';
import { rewardReferrer } from '../referrals/reward-referrer.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import {
  findCharge,
  findSettlement,
  insertCharge,
  lockPayment,
  type PaymentRow,
} from './payments-repository.ts';

type Tx = Transaction<Database>;
type Charge = { paymentId: string; chargeId: string; at: Date };

/**
 * `settled` means that the first charge of the invoice was stored, and `surplus` that a further charge was stored.
 * `already` means that the charge had been stored before, and `unknown` that the invoice does not exist.
 */
export type SettleResult = 'settled' | 'already' | 'surplus' | 'unknown';

/**
 * Records a charge at most once (decisions §6). The caller must compare the currency and the amount with the invoice.
 * @param at The time of payment that the gateway reports.
 */
export async function settlePayment(
  { db, pushBalance }: Pick<Deps, 'db' | 'pushBalance'>,
  { paymentId, chargeId, at }: Charge,
): Promise<SettleResult> {
  const { result, payment } = await db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { result: 'unknown' as const };
    if (await findCharge(tx, chargeId)) return { result: 'already' as const, payment };
    const isFirst = (await findSettlement(tx, paymentId)) === undefined;
    // A payment cannot be older than its invoice: an earlier time comes from a wrong clock.
    const paidAt = at < payment.created_at ? payment.created_at : at;
    const book = isFirst ? settle : storeSurplus;
    return { result: await book(tx, payment, chargeId, paidAt), payment };
  });
  // The process that stored the charge may have been killed before it pushed the balance.
  if (result === 'settled' || result === 'already') pushBalance(payment.user_id);
  return result;
}

/** Books the first charge of an invoice: the taps, the revenue and the referrer's reward. */
async function settle(
  tx: Tx,
  payment: PaymentRow,
  chargeId: string,
  at: Date,
): Promise<SettleResult> {
  const { id, user_id, gateway, price_micros, taps } = payment;
  const referrerId = (await findRewardedReferrer(tx, user_id)) ?? null;
  const charge = { charge_id: chargeId, payment_id: id, settles: true, charged_at: at };
  // The same charge may be booked at this moment for another invoice, which has another lock.
  if (!(await insertCharge(tx, { ...charge, referrer_id: referrerId }))) return 'already';
  // Before the balance is locked: this may wait long for a settlement, and the taps of all players wait for that lock.
  const bookedAt = await bookingTime(tx, at);
  const isCredited = await creditTaps(tx, {
    userId: user_id,
    reason: 'purchase',
    source: id,
    taps,
  });
  if (!isCredited) throw new Error(`The taps of payment ${id} were credited before it settled.`);

  await bookTransfers(tx, bookedAt, [
    {
      kind: 'purchase',
      source: chargeId,
      from: { account: gateway },
      to: { account: 'revenue' },
      micros: price_micros,
    },
    ...rewardReferrer(referrerId, chargeId, payment),
  ]);
  return 'settled';
}

async function storeSurplus(
  tx: Tx,
  payment: PaymentRow,
  chargeId: string,
  at: Date,
): Promise<SettleResult> {
  const charge = { charge_id: chargeId, payment_id: payment.id, settles: false, charged_at: at };
  if (!(await insertCharge(tx, { ...charge, referrer_id: null }))) return 'already';
  await bookTransfers(tx, await bookingTime(tx, at), [
    {
      kind: 'surplus',
      source: chargeId,
      from: { account: payment.gateway },
      to: { account: 'surplus' },
      micros: payment.price_micros,
    },
  ]);
  return 'surplus';
}
