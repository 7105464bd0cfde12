/**
 * Generated from the contract, never edited.
 */

/**
 * The availability of a name for the caller.
 */
export interface DisplayNameAvailability {
  /** True if the caller could save the name now, which is not reserved and which no other player has. The caller's own name is available. */
  is_available: boolean;
}
