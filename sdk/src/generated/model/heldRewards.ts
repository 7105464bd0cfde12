/**
 * Generated from the contract, never edited.
 */
import type { PaymentCurrency } from './paymentCurrency.ts';

/**
 * Rewards for purchases in one currency that are too young, because such purchases can still be refunded: by default 21 days for Stars, 120 for dollars, 1 for TON. A share of the revenue counts as dollars if its day had a purchase in dollars, else as Stars if it had one in Stars, else as TON.
 */
export interface HeldRewards {
  payment_currency: PaymentCurrency;
  /**
     * Dollars.
     * @exclusiveMinimum 0
     */
  dollars: number;
  /** When the first of these rewards is old enough. */
  first_until: string;
  /** When all of them are. */
  last_until: string;
}
