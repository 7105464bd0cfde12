/**
 * Generated from the contract, never edited.
 */

/**
 * The part of `payment_info` to change. Only the wallet can be written.
 */
export interface PaymentInfoUpdate {
  /**
     * A TON address, raw (`0:` and 64 hexadecimal digits) or friendly (48 characters of base64 or base64url; a server may refuse a mixture of both as `checksum`). Three kinds of friendly addresses return 400 VALIDATION_FAILED: `checksum` for a wrong checksum or an unknown tag, `workchain` for another workchain than 0 and -1, and `network` for the form of the test network in production on the main network. A new address resets `wallet_verified`, the same address does not. Null removes the address.
     * @maxLength 67
     * @nullable
     * @pattern ^(?:[EUk0][A-Za-z0-9+/_-]{47}|(?:0|-1):[0-9a-fA-F]{64})$
     */
  wallet_hash?: string | null;
}
