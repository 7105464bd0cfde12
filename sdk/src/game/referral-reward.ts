/**
 * Returns the referrer's part of a purchase: `percents` of its price in dollars, rounded down (decisions §6). Both
 * amounts are whole micro-dollars.
 *
 * @example
 * referralReward(1_000_000, 5); // 50_000, 5 cents of a dollar
 */
export function referralReward(priceMicros: number, percents: number): number {
  return Math.floor((priceMicros * percents) / 100);
}
