/**
 * Generated from the contract, never edited.
 */

/**
 * Optional public information about a player. Always present; each field is null until it is saved.
 */
export interface AdditionalInfo {
  /**
     * Instagram name without the leading @.
     * @minLength 1
     * @maxLength 30
     * @nullable
     * @pattern ^[A-Za-z0-9._]{1,30}$
     */
  instagram_username: string | null;
  /**
     * Twitter name without the leading @.
     * @minLength 1
     * @maxLength 15
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,15}$
     */
  twitter_username: string | null;
  /**
     * A URL as the player entered it, with or without a scheme. Without a scheme, https is assumed.
     * @minLength 1
     * @maxLength 180
     * @nullable
     */
  custom_link: string | null;
  /**
     * A short text without leading or trailing white space. A bio of white space only is stored as null.
     * @minLength 1
     * @maxLength 140
     * @nullable
     */
  bio: string | null;
}
