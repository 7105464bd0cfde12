/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * A player's invitation code. Links contain it as `?startapp=REF<code>`.
 */
export interface ReferralCode {
  id: Id;
  /**
     * Lower-case letters and digits, so that no code can contain the words USER or REF.
     * @minLength 1
     * @maxLength 32
     * @pattern ^[a-z0-9]+$
     */
  code: string;
  /** The owner of the code, the referrer. */
  user_id: Id;
  /** The time at which the code was created. */
  created_at: string;
}
