/**
 * Generated from the contract, never edited.
 */

/**
 * One error of the request.
 */
export interface FieldError {
  /** JSON Pointer into the request as an object with `path`, `query`, `header` and `body`, such as `/body/additional_info/bio` or `/query/amount`. For a missing or unknown property, the pointer ends with its name. */
  pointer: string;
  /**
     * The keyword of the schema that failed, such as `maxLength`, `pattern`, `required` or `additionalProperties`; for a wallet address also `checksum`, `workchain` and `network`, and `http` for a request that is not HTTP.
     * @pattern ^[a-zA-Z]+$
     */
  code: string;
  /** A sentence for logs. */
  message: string;
}
