/** The referrer's part of a purchase: `percents` of its dollar price, both in whole micro-dollars, rounded down (decisions §6). */
export function referralReward(priceMicros: number, percents: number): number {
  return Math.floor((priceMicros * percents) / 100);
}
