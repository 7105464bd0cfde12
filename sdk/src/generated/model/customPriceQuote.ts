/**
 * Generated from the contract, never edited.
 */
import type { BonusThreshold } from './bonusThreshold.ts';
import type { PaymentCurrency } from './paymentCurrency.ts';
import type { TapCount } from './tapCount.ts';

/**
 * The price of a custom amount of taps and the taps that it credits.
 */
export interface CustomPriceQuote {
  /**
     * amount × the rate of the currency, exact.
     * @minimum 0
     */
  base_price: number;
  /**
     * The price to pay, which is `base_price` rounded up to whole Stars, whole nano-TON or whole cents.
     * @minimum 0
     */
  target_price: number;
  /** The bonus that applies, null below the lowest threshold. */
  used_bonus: BonusThreshold | null;
  payment_currency: PaymentCurrency;
  /** The taps that are credited, amount × (1 + bonus / 100), rounded down. */
  total_amount: TapCount;
}
