/**
 * Generated from the contract, never edited.
 */

/**
 * The wallet that is paid, in the form of `PaymentInfo.wallet_hash`. It can be another one than the player has now.
 * @pattern ^U[A-Za-z0-9_-]{47}$
 */
export type PayoutWallet = string;
