/**
 * Generated from the contract, never edited.
 */
import type { TapCount } from './tapCount.ts';

/**
 * The taps that another player has made.
 */
export interface CachedTaps {
  /** Taps made so far. May be up to 60 seconds old. The player's level follows from it. */
  total_taps: TapCount;
}
