/**
 * Generated from the contract, never edited.
 */

/**
 * The code of the player who invited the caller.
 */
export interface ReferralCodeUpdate {
  /**
     * The letters and digits after REF in the start parameter.
     * @minLength 1
     * @maxLength 32
     * @pattern ^[a-z0-9]+$
     */
  code: string;
}
