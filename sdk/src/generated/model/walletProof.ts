/**
 * Generated from the contract, never edited.
 */
import type { WalletProofItem } from './walletProofItem.ts';
import type { WalletProofNetwork } from './walletProofNetwork.ts';

/**
 * The wallet's account and its `ton_proof` item, as TON Connect returns them.
 */
export interface WalletProof {
  /**
     * The raw address of the wallet.
     * @pattern ^(?:0|-1):[0-9a-fA-F]{64}$
     */
  address: string;
  /** The TON network id, main or test. The test network is refused in production on the main network. */
  network: WalletProofNetwork;
  /**
     * The wallet's Ed25519 public key. It must equal the key in the state init.
     * @pattern ^[0-9a-fA-F]{64}$
     */
  public_key: string;
  /**
     * The state init as a bag of cells in base64, with code and data alone. The address is derived from it.
     * @minLength 1
     * @maxLength 16384
     * @pattern ^[A-Za-z0-9+/_=-]+$
     */
  state_init: string;
  proof: WalletProofItem;
}
