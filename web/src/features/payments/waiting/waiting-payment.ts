import type { Balance } from '@bold/sdk/game';
import type { PaymentForm } from '../payment-order.ts';

/** A payment that the player has started and the server has not recorded yet. */
export type WaitingPayment = {
  /** The server's `payment_id`. */
  readonly id: string;
  readonly form: PaymentForm;
  readonly creditedTaps: number;
  /** The available and spent taps before this payment. Absent if an older version of the app has stored the payment. */
  readonly creditedBefore?: number;
  /**
   * True if Telegram has reported the payment as paid. The app has then already informed the player and sent
   * `paid_payment`.
   */
  readonly isReported: boolean;
  /** True if the player has chosen to make another purchase without waiting for the end of this payment. */
  readonly isSetAside: boolean;
};

const paymentTypes = {
  id: 'string',
  creditedTaps: 'number',
  isReported: 'boolean',
  isSetAside: 'boolean',
};
const formTypes = { totalPrice: 'number', currency: 'string', basePrice: 'number', taps: 'number' };

export function isWaitingPayment(value: unknown): value is WaitingPayment {
  if (!hasTypes(value, paymentTypes)) return false;
  const { form, creditedBefore } = value;
  if (creditedBefore !== undefined && typeof creditedBefore !== 'number') return false;
  if (!hasTypes(form, formTypes)) return false;
  return form.paymentId === 'custom' || typeof form.paymentId === 'number';
}

/**
 * Returns true if the balance lacks taps that a refund took: before the payment, which then repaid the debt, or while
 * it waited. Without the earlier balance, returns false.
 * @param balance A balance that was requested after the server has recorded the payment
 */
export function isReducedByRefund(payment: WaitingPayment, { available, total }: Balance): boolean {
  const { creditedBefore, creditedTaps } = payment;
  return creditedBefore !== undefined && available + total < creditedBefore + creditedTaps;
}

function hasTypes(
  value: unknown,
  types: Readonly<Record<string, string>>,
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(types).every(([name, type]) => typeof Reflect.get(value, name) === type);
}
