/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';
import type { TapCount } from './tapCount.ts';

/**
 * A bonus for custom amounts from a threshold on.
 */
export interface BonusThreshold {
  id: Id;
  /** The smallest amount of taps to which the bonus applies. */
  threshold: TapCount;
  /**
     * Additional taps, in percent.
     * @minimum 0
     * @maximum 1000
     */
  bonus_percents: number;
}
