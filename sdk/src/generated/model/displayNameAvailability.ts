/**
 * Generated from the contract, never edited.
 */

/**
 * The availability of a name for the caller.
 */
export interface DisplayNameAvailability {
  /** True if no other player has the name. The caller's own name is available. */
  is_available: boolean;
}
