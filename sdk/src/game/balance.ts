/** A player's taps: `available` can be spent, `total` counts all taps that were ever made. */
export type Balance = {
  readonly available: number;
  readonly total: number;
};

/**
 * Returns true if the balance allows one more tap with this multiplier (spec §4, decisions §10 GIFT).
 *
 * @example
 * canTap({ available: 1, total: 98 }, 2); // false
 */
export function canTap(balance: Balance, multiplier: number): boolean {
  return balance.available >= multiplier;
}

/**
 * Returns the balance with `amount` taps moved from available to total. Does not check that `amount` taps are
 * available.
 *
 * @example
 * spend({ available: 99, total: 0 }, 10); // { available: 89, total: 10 }
 */
export function spend(balance: Balance, amount: number): Balance {
  return { available: balance.available - amount, total: balance.total + amount };
}

/**
 * Returns how many of `taps` taps the balance allows with this multiplier, possibly 0 (decisions §4).
 *
 * @example
 * affordableTaps({ available: 7, total: 0 }, 2, 51); // 3
 */
export function affordableTaps(balance: Balance, multiplier: number, taps: number): number {
  return Math.max(0, Math.min(taps, Math.floor(balance.available / multiplier)));
}
