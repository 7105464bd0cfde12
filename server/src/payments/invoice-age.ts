import { invoiceHours, invoiceLatePaymentSeconds } from '@bold/sdk/limits';
import { hourMs } from '../utc-day.ts';
import type { PaymentRow } from './payments-repository.ts';

type CreatedAt = Pick<PaymentRow, 'created_at'>;

/** How long after its creation a payment for an invoice can begin. */
export const invoiceMs = invoiceHours * hourMs;
/** How long after its expiry an invoice can still be paid. A TON transfer can enter the chain ten minutes late. */
export const latePaymentMs = invoiceLatePaymentSeconds * 1000;

/** Returns true if the invoice is too old for a new payment to begin, that is, older than `invoiceHours`. */
export function isExpired({ created_at }: CreatedAt, now: Date): boolean {
  return now.getTime() - created_at.getTime() > invoiceMs;
}

/** Returns true if a payment at `paidAt` is too late, that is, after the time that `payableUntil` returns. */
export function wasPaidLate(payment: CreatedAt, paidAt: Date): boolean {
  return isExpired(payment, new Date(paidAt.getTime() - latePaymentMs));
}

export function payableUntil({ created_at }: CreatedAt): Date {
  return new Date(created_at.getTime() + invoiceMs + latePaymentMs);
}
