/** The taps of a player: `available` taps can still be spent, and `total` taps have been made. */
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
 * Moves `amount` taps from `available` to `total`, even if fewer are available. Returns the new balance.
 *
 * @example
 * spend({ available: 99, total: 0 }, 10); // { available: 89, total: 10 }
 */
export function spend(balance: Balance, amount: number): Balance {
  return { available: balance.available - amount, total: balance.total + amount };
}

/**
 * Returns how many taps the balance allows, but at most `taps`. Each tap costs `multiplier` (decisions §4).
 *
 * @example
 * affordableTaps({ available: 7, total: 0 }, 2, 51); // 3
 */
export function affordableTaps(balance: Balance, multiplier: number, taps: number): number {
  return Math.max(0, Math.min(taps, Math.floor(balance.available / multiplier)));
}
