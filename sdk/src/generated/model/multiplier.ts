/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * The number of taps that one touch counts. The same value has the same id on every level. The default multiplier has id 1, value 1 and display name "1".
 */
export interface Multiplier {
  id: Id;
  /**
     * The taps that one touch adds and costs. Live messages contain this value, not the id.
     * @minimum 1
     * @maximum 1000000
     */
  value: number;
  /**
     * The label. If null, the label is the value followed by "x", such as "2x".
     * @minLength 1
     * @maxLength 16
     * @nullable
     */
  display_name: string | null;
}
