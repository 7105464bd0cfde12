/**
 * Generated from the contract, never edited.
 */

/**
 * The code of a refused live message. The catalogue says for each whether to drop the batch or send it again.
 */
export type LiveErrorCode = typeof LiveErrorCode[keyof typeof LiveErrorCode];


export const LiveErrorCode = {
  VALIDATION_FAILED: 'VALIDATION_FAILED',
  MALFORMED_JSON: 'MALFORMED_JSON',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  MULTIPLIER_NOT_REACHED: 'MULTIPLIER_NOT_REACHED',
} as const;
