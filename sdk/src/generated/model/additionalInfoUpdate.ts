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
     * An http or https URL. Without a scheme, https is assumed. A host with a dot is required; user names and passwords in the URL are not accepted.
     * @minLength 1
     * @maxLength 180
     * @nullable
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[^\s!-,.\/:-@\[-`\{-~]{1,63}\.)+(?!\d)[^\s!-,.\/:-@\[-`\{-~]{2,63}(?::\d{1,5})?(?:[\/?#]\S*)?$
     */
  custom_link?: string | null;
  /**
     * The length is counted in Unicode code points before trimming. The server trims leading and trailing white space and stores an empty bio as null.
     * @maxLength 140
     * @nullable
     */
  bio?: string | null;
}
