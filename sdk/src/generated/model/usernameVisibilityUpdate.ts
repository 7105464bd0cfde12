/**
 * Generated from the contract, never edited.
 */

/**
 * Whether others may see the messenger handle.
 */
export interface UsernameVisibilityUpdate {
  /** True shows `username` to everybody. */
  is_username_visible: boolean;
}
