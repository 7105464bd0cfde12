/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';
import type { PaymentCurrency } from './paymentCurrency.ts';
import type { TapCount } from './tapCount.ts';

/**
 * An offer of taps at a price in one currency.
 */
export interface Tariff {
  id: Id;
  /** Taps before the bonus. */
  base_points: TapCount;
  /**
     * Additional taps, in percent of `base_points`. The bonus adds taps; it does not lower the price.
     * @minimum 0
     * @maximum 1000
     */
  bonus_percents: number;
  /**
     * base_points × the rate of the currency, exact. It changes with the rate.
     * @minimum 0
     */
  base_price: number;
  target_currency: PaymentCurrency;
  /** Whether the offer has the badge "Most popular". */
  is_most_popular: boolean;
  /** Whether the offer has the badge "Best offer". */
  is_best_offer: boolean;
  /** Whether clients list the offer and players can buy it. */
  is_published: boolean;
  /**
     * The price to pay, which is `base_price` rounded up to whole Stars, whole nano-TON or whole cents.
     * @minimum 0
     */
  total_price: number;
  /** The taps that are credited, base_points × (1 + bonus_percents / 100), rounded down. */
  total_points: TapCount;
}
