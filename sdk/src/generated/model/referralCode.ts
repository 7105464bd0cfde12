/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * A player's invitation code. It belongs to a link as `?startapp=REF<code>`.
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
  /** The player to whom the code belongs, the referrer. */
  user_id: Id;
  /** When the code came into being, UTC. */
  created_at: string;
}
