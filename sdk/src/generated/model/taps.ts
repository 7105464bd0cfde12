/**
 * Generated from the contract, never edited.
 */
import type { TapCount } from './tapCount.ts';

/**
 * The player's balance.
 */
export interface Taps {
  /** Taps that can still be made. Gifts and purchases add to it, each tap takes its multiplier's value from it. */
  available_taps: TapCount;
  /** Taps made so far, each counted with its multiplier. Never falls, decides level and rank. */
  total_taps: TapCount;
}
