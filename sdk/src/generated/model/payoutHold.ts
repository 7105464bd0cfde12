/**
 * Generated from the contract, never edited.
 */
import type { PayoutHoldReason } from './payoutHoldReason.ts';

/**
 * A reason why nothing is paid to a player.
 */
export interface PayoutHold {
  reason: PayoutHoldReason;
  /**
     * When the hold ends; only WALLET_CHANGED has it. All others are null, because they end with an event.
     * @nullable
     */
  until: string | null;
}
