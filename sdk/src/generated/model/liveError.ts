/**
 * Generated from the contract, never edited.
 */
import type { LiveErrorCode } from './liveErrorCode.ts';
import type { LiveErrorType } from './liveErrorType.ts';
import type { TapCount } from './tapCount.ts';

/**
 * A message was refused and nothing was counted. The code says whether to drop the batch or send it again.
 */
export interface LiveError {
  /** Says that this is a refusal. */
  type: LiveErrorType;
  code: LiveErrorCode;
  /**
     * As in the batch. Absent if the batch had none or could not be read.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * As in the batch. Absent if the batch had none or could not be read.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
  available_taps: TapCount;
  total_taps: TapCount;
}
