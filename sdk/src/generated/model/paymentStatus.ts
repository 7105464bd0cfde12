/**
 * Generated from the contract, never edited.
 */
import type { PaymentId } from './paymentId.ts';
import type { PaymentState } from './paymentState.ts';
import type { TapCount } from './tapCount.ts';

/**
 * How far a payment is.
 */
export interface PaymentStatus {
  payment_id: PaymentId;
  state: PaymentState;
  /** The taps that the payment credits, with the bonus. */
  taps: TapCount;
  /** The last moment at which a charge counts, `invoice_hours` and `invoice_late_payment_seconds` after the invoice. */
  payable_until: string;
}
