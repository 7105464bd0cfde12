/**
 * Generated from the contract, never edited.
 */
import type { TapCount } from './tapCount.ts';
import type { TapsAckType } from './tapsAckType.ts';

/**
 * Acknowledges a batch, only after the commit is durable. The server applies as many whole touches as the balance allows, so `applied` can be less than `taps`, down to 0.
 */
export interface TapsAck {
  /** The message is an acknowledgement. */
  type: TapsAckType;
  /**
     * The value of the batch. Absent if the batch had none.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * The value of the batch. Absent if the batch had none.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
  /**
     * The number of touches that were counted.
     * @minimum 0
     * @maximum 51
     */
  applied: number;
  /** True if the session has already counted this or a later `seq`; `applied` is then 0. Absent means false. */
  duplicate?: boolean;
  available_taps: TapCount;
  total_taps: TapCount;
}
