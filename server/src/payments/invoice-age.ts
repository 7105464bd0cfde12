import { invoiceHours, invoiceLatePaymentSeconds } from '@bold/sdk/limits';
import type { PaymentRow } from './payments-repository.ts';

type CreatedAt = Pick<PaymentRow, 'created_at'>;

/** How long after its expiry an invoice can still be paid. A TON transfer can enter the chain ten minutes late. */
const latePaymentMs = invoiceLatePaymentSeconds * 1000;

/** Returns true if the invoice is older than `invoiceHours`. No new payment may begin then. */
export function isExpired({ created_at }: CreatedAt, now: Date): boolean {
  return now.getTime() - created_at.getTime() > invoiceHours * 3_600_000;
}

/** Returns true if the invoice was paid too late. `paidAt` is the time at which the player paid. */
export function wasPaidLate(payment: CreatedAt, paidAt: Date): boolean {
  return isExpired(payment, new Date(paidAt.getTime() - latePaymentMs));
}

export function payableUntil({ created_at }: CreatedAt): Date {
  return new Date(created_at.getTime() + invoiceHours * 3_600_000 + latePaymentMs);
}
