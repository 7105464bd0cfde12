/**
 * Generated from the contract, never edited.
 */

/**
 * The rewards that the payout pays, in dollars.
 * @exclusiveMinimum 0
 */
export type PayoutDollars = number;
