/**
 * Returns the referrer's reward: `percents` percent of the price, rounded down to whole micro-dollars (decisions §6).
 *
 * @example
 * referralReward(1_000_000, 5); // 50_000, 5 cents of a dollar
 */
export function referralReward(priceMicros: number, percents: number): number {
  return Math.floor((priceMicros * percents) / 100);
}
