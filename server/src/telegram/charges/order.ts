import type { Deps } from '../../deps.ts';
import { isExpired, wasPaidLate } from '../../payments/invoice-age.ts';
import {
  findPayment,
  findSettlement,
  type PaymentRow,
} from '../../payments/payments-repository.ts';
import { isBanned } from '../../users/bans-repository.ts';
import { findUser } from '../../users/users-repository.ts';
import type { Refusal } from '../bot-texts.ts';
import { restoreStarsInvoice } from './restore-stars-invoice.ts';

/** An order as Telegram reports it: a Telegram user pays an amount for an invoice. */
export type Order = {
  /** The payload of the invoice, which is the id of the payment. */
  paymentId: string;
  telegramId: number;
  /** `XTR` for Stars, else a code of ISO 4217. */
  currency: string;
  /** Whole Stars, or cents. */
  amount: number;
};

/** A payment that Telegram charged. `providerChargeId` is the id at the payment provider, or null for Stars. */
export type Charge = Order & { chargeId: string; providerChargeId: string | null; at: Date };

/** The currency code that the Bot API uses for each gateway, or null for TON. */
const codes: Record<PaymentRow['gateway'], string | null> = {
  stars: 'XTR',
  dollars: 'USD',
  ton: null,
};

/** Returns the gateway through which an order is paid, also if its invoice is unknown. */
export function gatewayOf({ currency }: Pick<Order, 'currency'>): 'stars' | 'dollars' {
  return currency === codes.stars ? 'stars' : 'dollars';
}

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

export type Match =
  | { payment: PaymentRow; mismatch: null }
  | { payment: PaymentRow | null; mismatch: Extract<Refusal, 'unknown' | 'foreign' | 'different'> };

/**
 * Compares an order with its invoice. If the order is in Stars and the database lacks the invoice, first restores the
 * invoice.
 */
async function matchOrder(deps: OrderDeps, order: Order): Promise<Match> {
  const { db } = deps;
  const payment =
    (await findPayment(db, order.paymentId)) ?? (await restoreStarsInvoice(deps, order));
  if (!payment) return { payment: null, mismatch: 'unknown' };
  const buyer = await findUser(db, payment.user_id);
  if (buyer?.telegram_id !== order.telegramId) return { payment, mismatch: 'foreign' };
  const isSame = codes[payment.gateway] === order.currency && payment.price === order.amount;
  return isSame ? { payment, mismatch: null } : { payment, mismatch: 'different' };
}

/** Returns the reason to refuse an order, or null if the order can be approved. */
export async function refusalOf(deps: OrderDeps, order: Order): Promise<Refusal | null> {
  const { db, clock } = deps;
  const { payment, mismatch } = await matchOrder(deps, order);
  if (mismatch) return mismatch;
  if (await isBanned(db, payment.user_id)) return 'banned';
  if (await findSettlement(db, payment.id)) return 'paid';
  return isExpired(payment, clock.now()) ? 'expired' : null;
}

/** Compares a charge with its invoice. The mismatch is `expired` if the player paid too late (`wasPaidLate`). */
export async function matchCharge(
  deps: OrderDeps,
  charge: Charge,
): Promise<Match | { payment: PaymentRow; mismatch: 'expired' }> {
  const match = await matchOrder(deps, charge);
  if (match.mismatch) return match;
  const { payment } = match;
  return wasPaidLate(payment, charge.at) ? { payment, mismatch: 'expired' } : match;
}
