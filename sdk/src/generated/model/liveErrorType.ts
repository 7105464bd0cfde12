/**
 * Generated from the contract, never edited.
 */

/**
 * Says that this is a refusal.
 */
export type LiveErrorType = typeof LiveErrorType[keyof typeof LiveErrorType];


export const LiveErrorType = {
  error: 'error',
} as const;
