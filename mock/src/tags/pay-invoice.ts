import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { referralReward } from '@bold/sdk/game';
import { dayMs } from '../world/units.ts';
import type { Payment, Player, World } from '../world/world.ts';
import { creditTaps, takeBackTaps } from './credit-taps.ts';
import { findPlayer } from './players.ts';

export type PaymentOutcome = Payment['status'];

/** How long an invoice can be paid, including the extra time for late payments, in milliseconds. */
export const payableMs = (rules.invoice_hours * 3_600 + rules.invoice_late_payment_seconds) * 1_000;

/**
 * Sets the status of the payment with the id `payload` (decisions §6). If the invoice has expired, stores `failed`
 * instead of `paid`.
 * @param outcome The new status. `refunded` changes only a payment that is paid. Every other status changes only a
 * payment that was never paid.
 * @param now in milliseconds
 * @param madeAt The time in milliseconds when the buyer paid. The invoice must not have expired then.
 * @returns The buyer if the balance changed, otherwise `undefined`.
 * @throws A RangeError for an unknown id.
 */
export function payInvoice(
  world: World,
  payload: string,
  outcome: PaymentOutcome,
  now: number,
  madeAt = now,
): Player | undefined {
  const payment = world.payments.find(({ id }) => id === payload);
  if (!payment) throw new RangeError(`No invoice has the payload ${payload}.`);
  const buyer = findPlayer(world, payment.userId);
  if (outcome === 'refunded') return refund(world, payment, buyer, new Date(now).toISOString());
  // A payment is credited at most once.
  if (payment.paidAt !== null) return undefined;
  const isTooLate = madeAt - Date.parse(payment.createdAt) > payableMs;
  payment.status = outcome === 'paid' && isTooLate ? 'failed' : outcome;
  if (payment.status !== 'paid') return undefined;
  return settle(world, payment, buyer, bookingTime(world, payment, madeAt));
}

/**
 * Returns the time from which the day of the revenue and the age of the reward follow. It is the time of the payment,
 * but never before the invoice, and never on a day that is settled (decisions §6).
 */
function bookingTime({ settlement }: World, { createdAt }: Payment, madeAt: number): string {
  const openFrom = settlement.day === null ? 0 : Date.parse(settlement.day) + dayMs;
  return new Date(Math.max(madeAt, Date.parse(createdAt), openFrom)).toISOString();
}

function settle(world: World, payment: Payment, buyer: Player, at: string): Player {
  payment.paidAt = at;
  creditTaps(buyer, payment.taps);
  const referrer = buyer.referrerId === null ? null : findPlayer(world, buyer.referrerId);
  if (referrer && !referrer.isBanned) {
    const micros = referralReward(payment.priceMicros, rules.referral_percents);
    payment.reward = { userId: referrer.id, micros };
    referrer.referralsMicros += micros;
    referrer.rewards.push({ source: payment.id, currency: payment.currency, micros, heldFrom: at });
  }
  return buyer;
}

function refund(world: World, payment: Payment, buyer: Player, at: string): Player | undefined {
  if (payment.status !== 'paid') return undefined;
  Object.assign(payment, { status: 'refunded', refundedAt: at });
  takeBackTaps(buyer, payment.taps);
  if (payment.reward) {
    const referrer = findPlayer(world, payment.reward.userId);
    referrer.referralsMicros -= payment.reward.micros;
    referrer.rewards = referrer.rewards.filter(({ source }) => source !== payment.id);
  }
  return buyer;
}
