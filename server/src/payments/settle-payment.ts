import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { findReferrer } from '../referrals/referrals-repository.ts';
import { rewardReferrer } from '../referrals/reward-referrer.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import {
  findCharge,
  findSettlement,
  insertCharge,
  lockPayment,
  type PaymentRow,
} from './payments-repository.ts';
import { bookingTime, postMoney } from './post-money.ts';

type Tx = Transaction<Database>;
type Charge = { paymentId: string; chargeId: string; at: Date };

/**
 * `settled`: taps, revenue and reward were booked now. `already`: this charge was heard of before.
 * `surplus`: another charge had paid the same invoice; nothing is credited, the money is noted as owed back.
 * `unknown`: nobody made such an invoice.
 */
export type SettleResult = 'settled' | 'already' | 'surplus' | 'unknown';

/**
 * Books money that a gateway took (decisions §6), once per charge id and one settlement per payment, all in
 * one transaction: taps to the buyer, debt first, the dollar price to the revenue, 5 % of it to the
 * referrer. `at` is when it was paid by the gateway's word. Whoever calls has compared currency and amount.
 */
export async function settlePayment(
  { db, pushBalance }: Pick<Deps, 'db' | 'pushBalance'>,
  { paymentId, chargeId, at }: Charge,
): Promise<SettleResult> {
  const { result, payment } = await db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { result: 'unknown' as const };
    if (await findCharge(tx, chargeId)) return { result: 'already' as const };
    const isFirst = (await findSettlement(tx, paymentId)) === undefined;
    // Nobody pays before there is an invoice: another clock must not open a day long gone.
    const paidAt = at < payment.created_at ? payment.created_at : at;
    const result = await (isFirst ? settle : storeSurplus)(tx, payment, chargeId, paidAt);
    return { result, payment };
  });
  if (result === 'settled') pushBalance(payment.user_id);
  return result;
}

async function settle(
  tx: Tx,
  payment: PaymentRow,
  chargeId: string,
  at: Date,
): Promise<SettleResult> {
  const { id, user_id, gateway, price_micros, taps } = payment;
  const referrerId = (await findReferrer(tx, user_id)) ?? null;
  const charge = { charge_id: chargeId, payment_id: id, settles: true, charged_at: at };
  if (!(await insertCharge(tx, { ...charge, referrer_id: referrerId }))) return 'already';
  const isCredited = await creditTaps(tx, {
    userId: user_id,
    reason: 'purchase',
    source: id,
    taps,
  });
  if (!isCredited) throw new Error(`The taps of payment ${id} were credited before it settled.`);

  const bookedAt = await bookingTime(tx, at);
  await postMoney(tx, bookedAt, [
    {
      kind: 'purchase',
      source: chargeId,
      from: { account: gateway },
      to: { account: 'revenue' },
      micros: price_micros,
    },
    ...rewardReferrer(referrerId, chargeId, price_micros),
  ]);
  return 'settled';
}

/** An invoice can be paid again on another device, or a transfer sent twice. */
async function storeSurplus(
  tx: Tx,
  payment: PaymentRow,
  chargeId: string,
  at: Date,
): Promise<SettleResult> {
  const charge = { charge_id: chargeId, payment_id: payment.id, settles: false, charged_at: at };
  if (!(await insertCharge(tx, { ...charge, referrer_id: null }))) return 'already';
  await postMoney(tx, await bookingTime(tx, at), [
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
