/**
 * Generated from the contract, never edited.
 */

/**
 * Whether the name can be taken by the caller.
 */
export interface DisplayNameAvailability {
  /** True if nobody else has the name. The caller's own name is available. */
  is_available: boolean;
}
