/**
 * Generated from the contract, never edited.
 */
import type { TapCount } from './tapCount.ts';

/**
 * The taps that another player has made.
 */
export interface CachedTaps {
  /** Taps made so far, which determine the player's level. The value may be up to 60 seconds old. */
  total_taps: TapCount;
}
