/**
 * Generated from the contract, never edited.
 */

/**
 * A number of taps, never negative, without loss in a JSON number.
 * @minimum 0
 * @maximum 9007199254740991
 */
export type TapCount = number;
