/**
 * Generated from the contract, never edited.
 */
import type { PayoutDollars } from './payoutDollars.ts';
import type { PayoutId } from './payoutId.ts';
import type { PayoutNanoTon } from './payoutNanoTon.ts';
import type { PayoutWallet } from './payoutWallet.ts';

/**
 * A payout that the chain has confirmed.
 */
export interface PaidPayout {
  id: PayoutId;
  dollars: PayoutDollars;
  nano_ton: PayoutNanoTon;
  wallet: PayoutWallet;
  /** When the operator's program saw the transfer on the chain, or adopted the payout. */
  paid_at: string;
  /**
     * The hash of the transaction of the payout wallet that made the transfer. Explorers of the network in `ton_network` of `/config.json` find it.
     * @pattern ^[0-9a-f]{64}$
     */
  transaction: string;
}
