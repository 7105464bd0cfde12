/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * The player who makes the call. A player comes into being with the first authenticated call of any kind, with the display name `bold_<id>`: the default pattern by which a client knows that no name has been chosen yet.
 */
export interface User {
  id: Id;
  /**
     * The messenger's id of the player. It is the `tg_user_id` of live messages, and never an id of this API.
     * @minimum 1
     * @maximum 9007199254740991
     */
  telegram_id: number;
  /**
     * The messenger handle from the signed init data; null if there is none or if it breaks this pattern.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,20}$
     */
  username: string | null;
  /**
     * The name in the game. One character longer than what can be written, because the default name `bold_<id>` needs it for the largest id.
     * @minLength 1
     * @maxLength 21
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,21}$
     */
  display_name: string | null;
  /**
     * First name from the messenger.
     * @nullable
     */
  first_name: string | null;
  /**
     * Last name from the messenger.
     * @nullable
     */
  last_name: string | null;
  /** Whether other players may see `username`. Only the owner changes it. False for a new player. */
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
