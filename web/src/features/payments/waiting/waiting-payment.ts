import type { PaymentForm } from '../payment-order.ts';

/** A payment that the player has started and the server has not recorded yet. */
export type WaitingPayment = {
  /** The server's `payment_id`. */
  readonly id: string;
  readonly form: PaymentForm;
  readonly creditedTaps: number;
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
  const { form } = value;
  if (!hasTypes(form, formTypes)) return false;
  return form.paymentId === 'custom' || typeof form.paymentId === 'number';
}

function hasTypes(
  value: unknown,
  types: Readonly<Record<string, string>>,
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(types).every(([name, type]) => typeof Reflect.get(value, name) === type);
}
