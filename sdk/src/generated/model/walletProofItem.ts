/**
 * Generated from the contract, never edited.
 */
import type { WalletProofDomain } from './walletProofDomain.ts';

/**
 * The signed `ton_proof` item.
 */
export interface WalletProofItem {
  /**
     * The Unix time in seconds at which the wallet signed. `wallet_proof_max_age_seconds` and `wallet_proof_future_seconds` of `x-rules` limit it.
     * @minimum 0
     * @maximum 9007199254740991
     */
  timestamp: number;
  domain: WalletProofDomain;
  /**
     * The challenge from `POST /user/wallet/proof-payload`, unchanged.
     * @minLength 1
     * @maxLength 128
     */
  payload: string;
  /**
     * The 64 bytes of the Ed25519 signature in base64.
     * @minLength 86
     * @maxLength 88
     * @pattern ^[A-Za-z0-9+/_-]{86}(?:==)?$
     */
  signature: string;
}
