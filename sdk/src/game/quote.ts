import { basePrice, creditedPoints, type PaymentCurrency, payablePrice } from './price.ts';

/** From `threshold` points on, a purchase credits `bonus_percents` more taps. */
export interface BonusThresholdRule {
  readonly id: number;
  readonly threshold: number;
  readonly bonus_percents: number;
}

/** What a custom amount costs and gives; the shape of `GET /payment/find-custom-price`. */
export interface Quote<B extends BonusThresholdRule = BonusThresholdRule> {
  readonly base_price: number;
  readonly target_price: number;
  readonly used_bonus: B | null;
  readonly payment_currency: PaymentCurrency;
  readonly total_amount: number;
}

/**
 * Quotes `amount` points (a whole number, before the bonus) in a payment currency: the bonus gives
 * more taps, not a lower price (decisions §6). `rate` is the currency's units per tap.
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

/** The highest threshold not above the amount, else `null` (decisions §6). */
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
