/**
 * Generated from the contract, never edited.
 */
import type { PayoutDollars } from './payoutDollars.ts';
import type { PayoutId } from './payoutId.ts';
import type { PayoutNanoTon } from './payoutNanoTon.ts';
import type { PayoutWallet } from './payoutWallet.ts';

/**
 * A payout on its way. Its amount is neither due nor held.
 */
export interface SendingPayout {
  id: PayoutId;
  dollars: PayoutDollars;
  nano_ton: PayoutNanoTon;
  wallet: PayoutWallet;
  /** When the payout was booked. */
  planned_at: string;
}
