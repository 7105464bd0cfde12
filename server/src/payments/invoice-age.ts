import { invoiceHours } from '@bold/sdk/limits';
import type { PaymentRow } from './payments-repository.ts';

type Made = Pick<PaymentRow, 'created_at'>;

/**
 * What a payer has begun in time may end a little later: seconds between our yes and the messenger's charge, up to ten
 * minutes between a wallet's signature and the chain's record.
 */
const underWayMs = 600_000;

/** Whether nobody should begin to pay an invoice any more. */
export function isExpired({ created_at }: Made, now: Date): boolean {
  return now.getTime() - created_at.getTime() > invoiceHours * 3_600_000;
}

/** Whether money came too late for its invoice, by when it was paid and not by when we hear of it. */
export function wasPaidLate(payment: Made, paidAt: Date): boolean {
  return isExpired(payment, new Date(paidAt.getTime() - underWayMs));
}
