/** Returns the value of taps in dollars (spec §1); `rate` is dollars per tap. */
export function dollarValue(taps: number, rate: number): number {
  return Math.round(taps * rate * 1e6) / 1e6;
}
