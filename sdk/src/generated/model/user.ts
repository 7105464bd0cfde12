/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * The caller. The first request that passes the check of the init data creates the player with the display name `bold_<id>`. This default shows a client that the player has not chosen a name yet.
 */
export interface User {
  id: Id;
  /**
     * The player's Telegram id. It is the `tg_user_id` of live messages, and never an id of this API.
     * @minimum 1
     * @maximum 9007199254740991
     */
  telegram_id: number;
  /**
     * The Telegram username from the latest signed init data; null if there is none or if it does not match this pattern.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,20}$
     */
  username: string | null;
  /**
     * The name in the game. It may be one character longer than a name that a player can save, because the default name `bold_<id>` with the largest id is. The caller always has a name; only the profile of an erased player has null.
     * @minLength 1
     * @maxLength 21
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,21}$
     */
  display_name: string | null;
  /**
     * The first name in Telegram.
     * @nullable
     */
  first_name: string | null;
  /**
     * The last name in Telegram.
     * @nullable
     */
  last_name: string | null;
  /** Whether other players see `username`. Only the owner can change it. False for a new player. */
  is_username_visible: boolean;
  /** Whether the gift of 99 taps has been taken. */
  is_bonus_taken: boolean;
  /**
     * ISO 3166-1 alpha-2 code, null until the player has chosen a country.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country_id: string | null;
}
