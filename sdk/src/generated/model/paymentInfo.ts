/**
 * Generated from the contract, never edited.
 */

/**
 * The wallet for the player's rewards, and the rewards earned. Only the owner sees it. Rewards are paid out once they are older than the hold period: by default 21 days for a purchase with Stars, 120 with dollars, 1 with TON. The wallet waits too: by default it is paid 14 days after its last change, or 7 if it is verified. `GET /user/payouts` has what is due, held and paid.
 */
export interface PaymentInfo {
  /**
     * The TON address in the friendly, non-bounceable, URL-safe form of the main network (`U…`), on the test network too, or null.
     * @nullable
     * @pattern ^U[A-Za-z0-9_-]{47}$
     */
  wallet_hash: string | null;
  /** True once a `ton_proof` has shown that the address belongs to the player. A verified wallet is paid sooner, see [settlement](/docs#chapter-settlement-payouts). */
  wallet_verified: boolean;
  /**
     * Dollars earned from referrals, which is 5 % of the dollar price of each of their settled purchases less refunds. The dollar price of a purchase in any currency is its points before the bonus times the rate from TAPS to DOLLARS, rounded up to whole cents.
     * @minimum 0
     */
  referrals_dol_revenue: number;
  /**
     * Dollars earned as one of the first ten of a level, see [settlement](/docs#chapter-settlement). A payout does not reduce it.
     * @minimum 0
     */
  top10_dol_revenue: number;
}
