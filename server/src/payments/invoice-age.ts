import { invoiceHours, invoiceLatePaymentSeconds } from '@bold/sdk/limits';
import type { PaymentRow } from './payments-repository.ts';

type Made = Pick<PaymentRow, 'created_at'>;

/**
 * A payment that began in time may arrive later: seconds pass between our approval and Telegram's charge, up to ten
 * minutes between a wallet's signature and the chain's record.
 */
const underWayMs = invoiceLatePaymentSeconds * 1000;

/** Returns true if no new payment may begin. */
export function isExpired({ created_at }: Made, now: Date): boolean {
  return now.getTime() - created_at.getTime() > invoiceHours * 3_600_000;
}

/**
 * Returns true if the invoice was paid too late, by the time of payment and not by the time at which the server learned
 * of it.
 */
export function wasPaidLate(payment: Made, paidAt: Date): boolean {
  return isExpired(payment, new Date(paidAt.getTime() - underWayMs));
}
