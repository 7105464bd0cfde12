/**
 * Generated from the contract, never edited.
 */

/**
 * A challenge for the wallet to sign, good for one proof by the player who asked for it.
 */
export interface WalletProofPayload {
  /**
     * Passed to TON Connect as `tonProof`. Together with the domain it stays within the 222 bytes that wallets accept.
     * @minLength 1
     * @maxLength 94
     * @pattern ^[A-Za-z0-9_-]+$
     */
  payload: string;
  /** After this moment the proof is refused with WALLET_PROOF_EXPIRED. */
  expires_at: string;
}
