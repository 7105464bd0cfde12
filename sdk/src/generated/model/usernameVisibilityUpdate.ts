/**
 * Generated from the contract, never edited.
 */

/**
 * Whether other players see the Telegram username.
 */
export interface UsernameVisibilityUpdate {
  /** True shows `username` to all players. */
  is_username_visible: boolean;
}
