/**
 * Generated from the contract, never edited.
 */

/**
 * What a player shows of themselves. Always present, each field null until written.
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
     * A web address as it was written, with or without a scheme. Without one https is meant.
     * @minLength 1
     * @maxLength 180
     * @nullable
     */
  custom_link: string | null;
  /**
     * A few words, without white space around them. A bio of white space alone is stored as null.
     * @minLength 1
     * @maxLength 140
     * @nullable
     */
  bio: string | null;
}
