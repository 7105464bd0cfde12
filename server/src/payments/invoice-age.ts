import { invoiceHours, invoiceLatePaymentSeconds } from '@bold/sdk/limits';
import type { PaymentRow } from './payments-repository.ts';

type CreatedAt = Pick<PaymentRow, 'created_at'>;

/**
 * How long a payment still counts after the invoice has expired. For example, a TON transfer can enter the chain ten
 * minutes after the player signed the transfer.
 */
const latePaymentMs = invoiceLatePaymentSeconds * 1000;

/** Returns true if the invoice is older than `invoiceHours`. No new payment may begin then. */
export function isExpired({ created_at }: CreatedAt, now: Date): boolean {
  return now.getTime() - created_at.getTime() > invoiceHours * 3_600_000;
}

/**
 * Returns true if the invoice was paid too late.
 * @param paidAt The time at which the player paid, which may be long before the server processes the payment.
 */
export function wasPaidLate(payment: CreatedAt, paidAt: Date): boolean {
  return isExpired(payment, new Date(paidAt.getTime() - latePaymentMs));
}

/** Returns the latest time at which a charge can still pay the invoice. */
export function payableUntil({ created_at }: CreatedAt): Date {
  return new Date(created_at.getTime() + invoiceHours * 3_600_000 + latePaymentMs);
}
