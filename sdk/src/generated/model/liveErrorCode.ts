/**
 * Generated from the contract, never edited.
 */

/**
 * The code of a refused live message. Its field `live` in the problem catalogue states whether to drop or resend the batch.
 */
export type LiveErrorCode = typeof LiveErrorCode[keyof typeof LiveErrorCode];


export const LiveErrorCode = {
  VALIDATION_FAILED: 'VALIDATION_FAILED',
  MALFORMED_JSON: 'MALFORMED_JSON',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  MULTIPLIER_NOT_REACHED: 'MULTIPLIER_NOT_REACHED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
} as const;
