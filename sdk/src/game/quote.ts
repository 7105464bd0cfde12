import { basePrice, creditedPoints, type PaymentCurrency, payablePrice } from './price.ts';

/** A purchase of at least `threshold` taps credits `bonus_percents` percent more taps. */
export type BonusThresholdRule = {
  readonly id: number;
  readonly threshold: number;
  readonly bonus_percents: number;
};

/** A response of `GET /payment/find-custom-price`. `total_amount` is the number of credited taps. */
export type Quote<B extends BonusThresholdRule = BonusThresholdRule> = {
  readonly base_price: number;
  readonly target_price: number;
  readonly used_bonus: B | null;
  readonly payment_currency: PaymentCurrency;
  readonly total_amount: number;
};

/**
 * Returns the price and the credited taps. A bonus adds taps, but does not lower the price (decisions §6).
 * @param amount The number of taps without the bonus, an integer.
 * @param rate The price of one tap in units of the currency.
 *
 * @example
 * quotePrice(1_001, 'STARS', 0.5, [{ id: 2, threshold: 1_000, bonus_percents: 10 }]).total_amount; // 1_101
 */
export function quotePrice<B extends BonusThresholdRule>(
  amount: number,
  payment_currency: PaymentCurrency,
  rate: number,
  thresholds: readonly B[],
): Quote<B> {
  const used_bonus = usedBonus(amount, thresholds);
  return {
    base_price: basePrice(amount, rate),
    target_price: payablePrice(amount, rate, payment_currency),
    used_bonus,
    payment_currency,
    total_amount: creditedPoints(amount, used_bonus?.bonus_percents ?? 0),
  };
}

/**
 * Returns the bonus with the highest threshold that `amount` reaches, or `null` for none (decisions §6).
 *
 * @example
 * usedBonus(700, [{ id: 1, threshold: 500, bonus_percents: 5 }])?.bonus_percents; // 5
 */
export function usedBonus<B extends BonusThresholdRule>(
  amount: number,
  thresholds: readonly B[],
): B | null {
  return thresholds
    .filter(({ threshold }) => threshold <= amount)
    .reduce<B | null>(
      (best, bonus) => (best && best.threshold >= bonus.threshold ? best : bonus),
      null,
    );
}
