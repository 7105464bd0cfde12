/**
 * Generated from the contract, never edited.
 */
import type { TapCount } from './tapCount.ts';

/**
 * The player's balance.
 */
export interface Taps {
  /** Taps that can still be made. The gift and purchases increase it; each touch decreases it by the multiplier's value. */
  available_taps: TapCount;
  /** Taps made so far, each touch counted with its multiplier. It never decreases and determines level and rank. */
  total_taps: TapCount;
  /**
     * Taps that a refund took back and that the player had already made. Later credits repay them first. Absent without a debt, or if the server does not report debts.
     * @minimum 1
     */
  debt_taps?: TapCount;
}
