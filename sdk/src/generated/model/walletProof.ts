/**
 * Generated from the contract, never edited.
 */
import type { WalletProofItem } from './walletProofItem.ts';
import type { WalletProofNetwork } from './walletProofNetwork.ts';

/**
 * The wallet's account and its `ton_proof` item, as TON Connect gives them.
 */
export interface WalletProof {
  /**
     * Raw address of the wallet.
     * @pattern ^(?:0|-1):[0-9a-fA-F]{64}$
     */
  address: string;
  /** TON's network id, main or test. The test network is refused in production. */
  network: WalletProofNetwork;
  /**
     * The wallet's Ed25519 key. It must be the key in the state init (or of the contract on chain).
     * @pattern ^[0-9a-fA-F]{64}$
     */
  public_key: string;
  /**
     * Base64 of the bag of cells from which the address follows.
     * @minLength 1
     * @maxLength 16384
     * @pattern ^[A-Za-z0-9+\/_=-]+$
     */
  state_init: string;
  proof: WalletProofItem;
}
