/**
 * Generated from the contract, never edited.
 */

/**
 * A challenge for the wallet to sign, valid for one proof by the player who requested it.
 */
export interface WalletProofPayload {
  /**
     * The client passes it to TON Connect as `tonProof`. Together with the domain it does not exceed the 222 bytes that wallets accept.
     * @minLength 1
     * @maxLength 94
     * @pattern ^[A-Za-z0-9_-]+$
     */
  payload: string;
  /** The time from which on the proof is refused with WALLET_PROOF_EXPIRED. */
  expires_at: string;
}
