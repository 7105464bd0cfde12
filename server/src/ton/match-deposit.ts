import type { TonDepositTable } from '../database/money-tables.ts';
import type { Deps } from '../deps.ts';
import { wasPaidLate } from '../payments/invoice-age.ts';
import { findPayment } from '../payments/payments-repository.ts';
import type { Deposit } from './read-deposit.ts';

export type HoldReason = NonNullable<TonDepositTable['held_for']>;

/**
 * Returns the reason to hold a deposit. Returns null if the deposit pays a TON invoice in time and with the exact
 * amount.
 */
export async function matchDeposit(
  db: Deps['db'],
  { comment, nano, paidAt, hasFailed }: Deposit,
): Promise<HoldReason | null> {
  if (hasFailed) return 'failed';
  if (!comment) return 'no-comment';
  const payment = await findPayment(db, comment);
  if (!payment) return 'unknown';
  if (payment.gateway !== 'ton') return 'currency';
  if (BigInt(payment.price) !== nano) return 'amount';
  return wasPaidLate(payment, paidAt) ? 'late' : null;
}
