/**
 * Generated from the contract, never edited.
 */

/**
 * The id of a payout. The comment of its transfer is the same.
 * @pattern ^[a-z0-9]{16,32}$
 */
export type PayoutId = string;
