/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * How much one tap counts. The same value has the same id on every level. The default is id 1, value 1, display name "1".
 */
export interface Multiplier {
  id: Id;
  /**
     * Taps that one touch makes and costs. Live messages carry this value, not the id.
     * @minimum 1
     * @maximum 1000000
     */
  value: number;
  /**
     * Label. If null the label is the value followed by "x", like "2x".
     * @minLength 1
     * @maxLength 16
     * @nullable
     */
  display_name: string | null;
}
