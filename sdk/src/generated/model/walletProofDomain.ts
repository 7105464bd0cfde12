/**
 * Generated from the contract, never edited.
 */

/**
 * The domain for which the wallet signed. It must be the mini app's.
 */
export interface WalletProofDomain {
  /**
     * The length of `value` in bytes. The name is TON Connect's.
     * @minimum 1
     * @maximum 128
     */
  lengthBytes: number;
  /**
     * The host name of the mini app's public address, without a port.
     * @minLength 1
     * @maxLength 128
     */
  value: string;
}
