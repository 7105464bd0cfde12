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
}
