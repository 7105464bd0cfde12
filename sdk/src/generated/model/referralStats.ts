/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * A player's invitation code and the number of players whom this player invited.
 */
export interface ReferralStats {
  id: Id;
  /**
     * The invitation code.
     * @minLength 1
     * @maxLength 32
     * @pattern ^[a-z0-9]+$
     */
  code: string;
  user_id: Id;
  /** The time at which the code was created. */
  created_at: string;
  /**
     * The number of players whom this player invited, by a start parameter or by a code that they set. The same as `referrals_count`.
     * @minimum 0
     * @maximum 9007199254740991
     */
  referred_users_count: number;
}
