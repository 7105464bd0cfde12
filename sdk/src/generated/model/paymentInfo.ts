/**
 * Generated from the contract, never edited.
 */

/**
 * Where the player's rewards go and how much they came to. Only the owner sees it. Rewards are paid out to verified wallets once they are older than the hold (21 days unless configured).
 */
export interface PaymentInfo {
  /**
     * TON address in the friendly, non-bounceable, URL-safe form (`U…`, on the test network `0…`), or null.
     * @nullable
     * @pattern ^[U0][A-Za-z0-9_-]{47}$
     */
  wallet_hash: string | null;
  /** True once a `ton_proof` has shown that the address belongs to the player. Rewards go to verified wallets only. */
  wallet_verified: boolean;
  /**
     * Dollars earned from referrals, 5 % of the dollar price of each of their settled purchases, refunds taken back. The dollar price of a purchase, whatever it was paid in, is its points before the bonus times the rate from TAPS to DOLLARS, rounded up to whole cents.
     * @minimum 0
     */
  referrals_dol_revenue: number;
  /**
     * Dollars earned as one of the first ten of a level.
     * @minimum 0
     */
  top10_dol_revenue: number;
}
