/**
 * Generated from the contract, never edited.
 */
import type { AdditionalInfo } from './additionalInfo.ts';
import type { Id } from './id.ts';
import type { PaymentInfo } from './paymentInfo.ts';

/**
 * A player's public profile, with `payment_info` and the names in Telegram for its owner.
 */
export interface ExtendedProfile {
  id: Id;
  /**
     * The Telegram username. Null for other players unless `is_username_visible` is true.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,20}$
     */
  username: string | null;
  /**
     * The name in the game.
     * @minLength 1
     * @maxLength 21
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,21}$
     */
  display_name: string | null;
  /**
     * The first name in Telegram. Null in another player's profile.
     * @nullable
     */
  first_name: string | null;
  /**
     * The last name in Telegram. Null in another player's profile.
     * @nullable
     */
  last_name: string | null;
  /** Whether other players see `username`. */
  is_username_visible: boolean;
  /**
     * ISO 3166-1 alpha-2 code, or null.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country_id: string | null;
  additional_info: AdditionalInfo;
  /** Null in another player's profile. */
  payment_info: PaymentInfo | null;
}
