/**
 * Generated from the contract, never edited.
 */

/**
 * `waiting`: the server has seen no charge that settled the payment, and one can still arrive. `paid`: the taps are credited. `refunded`: they were taken back. `expired`: the server has seen no such charge, and one that is made after `payable_until` will not count. It is computed from the clock, not stored. It becomes `paid` if a charge that was made in time is booked later, or if an operator credits a TON deposit.
 */
export type PaymentState = typeof PaymentState[keyof typeof PaymentState];


export const PaymentState = {
  waiting: 'waiting',
  paid: 'paid',
  refunded: 'refunded',
  expired: 'expired',
} as const;
