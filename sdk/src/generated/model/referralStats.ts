/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * A player's invitation code and the number of players who set it.
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
     * The number of players who set this code.
     * @minimum 0
     * @maximum 9007199254740991
     */
  referred_users_count: number;
}
