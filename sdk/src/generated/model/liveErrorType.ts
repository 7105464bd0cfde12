/**
 * Generated from the contract, never edited.
 */

/**
 * The message is a refusal.
 */
export type LiveErrorType = typeof LiveErrorType[keyof typeof LiveErrorType];


export const LiveErrorType = {
  error: 'error',
} as const;
