/**
 * Generated from the contract, never edited.
 */

/**
 * The part of `additional_info` to change.
 */
export interface AdditionalInfoUpdate {
  /**
     * Instagram name without the leading @.
     * @minLength 1
     * @maxLength 30
     * @nullable
     * @pattern ^[A-Za-z0-9._]{1,30}$
     */
  instagram_username?: string | null;
  /**
     * Twitter name without the leading @.
     * @minLength 1
     * @maxLength 15
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,15}$
     */
  twitter_username?: string | null;
  /**
     * An http or https URL. Without a scheme, https is assumed. A host with a dot is required. User names and passwords, ports above 65535, white space, control characters and characters that change the direction of text are not accepted.
     * @minLength 1
     * @maxLength 180
     * @nullable
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?://)?(?:[^\x00-,./:-@\[-`{-\xa0؛-؞  -‐‧-‰⁞-⁰　﻽-＀]{1,63}\.)+[^\x00-,.-@\[-`{-\xa0؛-؞  -‐‧-‰⁞-⁰　﻽-＀][^\x00-,./:-@\[-`{-\xa0؛-؞  -‐‧-‰⁞-⁰　﻽-＀]{1,62}(?::(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:[/?#][^\x00- \x7f-\xa0؛-؞  -‐‧-‰⁞-⁰　﻽-＀]*)?$
     */
  custom_link?: string | null;
  /**
     * The schema measures it in Unicode code points as it was sent, before trimming. The server then trims leading and trailing white space and stores an empty bio as null. White space is what [players](/docs#chapter-players-init-data) says.
     * @maxLength 140
     * @nullable
     */
  bio?: string | null;
}
