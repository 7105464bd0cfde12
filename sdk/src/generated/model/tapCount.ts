/**
 * Generated from the contract, never edited.
 */

/**
 * A number of taps, never negative. It fits into the 53 bits of a JSON number.
 * @minimum 0
 * @maximum 9007199254740991
 */
export type TapCount = number;
