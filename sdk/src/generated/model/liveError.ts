/**
 * Generated from the contract, never edited.
 */
import type { LiveErrorCode } from './liveErrorCode.ts';
import type { LiveErrorType } from './liveErrorType.ts';
import type { TapCount } from './tapCount.ts';

/**
 * Refuses a message; nothing was counted. The code determines whether the client drops or resends the batch.
 */
export interface LiveError {
  /** The message is a refusal. */
  type: LiveErrorType;
  code: LiveErrorCode;
  /**
     * The value of the batch. Absent if the batch had none or could not be parsed.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * The value of the batch. Absent if the batch had none or could not be parsed.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
  available_taps: TapCount;
  total_taps: TapCount;
}
