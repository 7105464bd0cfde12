/**
 * Generated from the contract, never edited.
 */

/**
 * An id. It fits into the 53 bits of a JSON number.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number;
