/**
 * Generated from the contract, never edited.
 */

/**
 * The domain for which the wallet signed; it must be the mini app's own.
 */
export interface WalletProofDomain {
  /**
     * Length of `value` in bytes, spelled as TON Connect spells it.
     * @minimum 1
     * @maximum 128
     */
  lengthBytes: number;
  /**
     * Host name of the mini app.
     * @minLength 1
     * @maxLength 128
     */
  value: string;
}
