/**
 * Generated from the contract, never edited.
 */
import type { LiveErrorCode } from './liveErrorCode.ts';
import type { LiveErrorType } from './liveErrorType.ts';
import type { TapCount } from './tapCount.ts';

/**
 * Refuses a message. Nothing was counted. Only after SERVICE_UNAVAILABLE the batch may have been counted, so the client resends it under its id. The code determines whether the client drops or resends the batch.
 */
export interface LiveError {
  /** The message is a refusal. */
  type: LiveErrorType;
  code: LiveErrorCode;
  /**
     * The value of the batch. Absent unless the batch had a valid `session` and a valid `seq`.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * The value of the batch. Absent unless the batch had a valid `session` and a valid `seq`.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
  available_taps: TapCount;
  total_taps: TapCount;
}
