/**
 * Returns the referrer's reward for a purchase (decisions §6): `percents` percent of the price, rounded down. Price and
 * reward are integers in micro-dollars.
 *
 * @example
 * referralReward(1_000_000, 5); // 50_000, 5 cents of a dollar
 */
export function referralReward(priceMicros: number, percents: number): number {
  return Math.floor((priceMicros * percents) / 100);
}
