/**
 * Generated from the contract, never edited.
 */

/**
 * NO_WALLET: the player has no wallet. WALLET_CHANGED: the wallet has not been the same for long enough, which is by default 14 days, or 7 if it is verified. WALLET_SHARED: another player has, or was paid to, the same wallet; for a verified wallet only another player counts who has it verified too, or was paid to it. An operator decides. OPERATOR: an operator holds the payouts. DEBT: a refund took back more taps than there were, and later credits have not repaid them. BELOW_MINIMUM: less is due than the smallest payout, by default a cent.
 */
export type PayoutHoldReason = typeof PayoutHoldReason[keyof typeof PayoutHoldReason];


export const PayoutHoldReason = {
  NO_WALLET: 'NO_WALLET',
  WALLET_CHANGED: 'WALLET_CHANGED',
  WALLET_SHARED: 'WALLET_SHARED',
  OPERATOR: 'OPERATOR',
  DEBT: 'DEBT',
  BELOW_MINIMUM: 'BELOW_MINIMUM',
} as const;
