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
  /** Amount of taps from which the bonus holds. */
  threshold: TapCount;
  /**
     * Taps on top, in percent.
     * @minimum 0
     * @maximum 1000
     */
  bonus_percents: number;
}
