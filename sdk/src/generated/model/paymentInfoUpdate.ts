/**
 * Generated from the contract, never edited.
 */

/**
 * The part of `payment_info` to change. Only the wallet can be written.
 */
export interface PaymentInfoUpdate {
  /**
     * TON address, raw (`0:` and 64 hexadecimal digits) or friendly (48 characters of base64 or base64url). The checksum of a friendly one must be right, and its test-network form is refused in production; both answer 400 VALIDATION_FAILED. A new address clears `wallet_verified`, the same address keeps it. Null removes it.
     * @maxLength 67
     * @nullable
     * @pattern ^(?:[EUk0][A-Za-z0-9+\/_-]{47}|(?:0|-1):[0-9a-fA-F]{64})$
     */
  wallet_hash?: string | null;
}
