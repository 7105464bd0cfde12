/**
 * Generated from the contract, never edited.
 */

/**
 * The message is a balance.
 */
export type BalanceMessageType = typeof BalanceMessageType[keyof typeof BalanceMessageType];


export const BalanceMessageType = {
  balance: 'balance',
} as const;
