/**
 * Generated from the contract, never edited.
 */

/**
 * One thing that is wrong with the request.
 */
export interface FieldError {
  /** JSON Pointer into the request, which is read as an object with `path`, `query`, `header` and `body`, like `/body/additional_info/bio` or `/query/amount`. A missing or unknown property is pointed at by its own name. */
  pointer: string;
  /**
     * The keyword of the contract that failed, like `maxLength`, `pattern`, `required`, `additionalProperties`, or `checksum` and `network` for a wallet address.
     * @pattern ^[a-zA-Z]+$
     */
  code: string;
  /** A sentence for people who read logs. */
  message: string;
}
