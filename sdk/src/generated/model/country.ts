/**
 * Generated from the contract, never edited.
 */

/**
 * A country or territory of ISO 3166-1.
 */
export interface Country {
  /**
     * ISO 3166-1 alpha-2 code.
     * @pattern ^[A-Z]{2}$
     */
  id: string;
  /**
     * Name in English.
     * @minLength 1
     * @maxLength 64
     */
  name: string;
  /**
     * Flag emoji of the code, two regional indicator symbols.
     * @pattern ^(?:🇦|🇧|🇨|🇩|🇪|🇫|🇬|🇭|🇮|🇯|🇰|🇱|🇲|🇳|🇴|🇵|🇶|🇷|🇸|🇹|🇺|🇻|🇼|🇽|🇾|🇿){2}$
     */
  flag: string;
}
