/**
 * Generated from the contract, never edited.
 */

/**
 * `waiting`: the server has seen no charge, and one can still arrive. `paid`: the taps are credited. `refunded`: they were taken back. `expired`: no charge has arrived until `payable_until`, and none will count.
 */
export type PaymentState = typeof PaymentState[keyof typeof PaymentState];


export const PaymentState = {
  waiting: 'waiting',
  paid: 'paid',
  refunded: 'refunded',
  expired: 'expired',
} as const;
