/**
 * Generated from the contract, never edited.
 */

/**
 * What the wallet receives, in nano-TON.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type PayoutNanoTon = number;
