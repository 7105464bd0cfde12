/** A player's taps: what is left to spend, and what was tapped in all. */
export interface Balance {
  readonly available: number;
  readonly total: number;
}

/** Whether the balance allows one more tap with the multiplier's value (spec §4, decisions §10 GIFT). */
export function canTap(balance: Balance, multiplier: number): boolean {
  return balance.available >= multiplier;
}

/** One tap: the multiplier's value moves from available to total; a blocked tap changes nothing (spec §4). */
export function tap(balance: Balance, multiplier: number): Balance {
  return canTap(balance, multiplier) ? spend(balance, multiplier) : balance;
}

/**
 * Moves `amount` taps from available to total without asking whether they are there: for taps that
 * were already allowed when they were made.
 */
export function spend(balance: Balance, amount: number): Balance {
  return { available: balance.available - amount, total: balance.total + amount };
}

/** As many whole taps of a batch as the balance allows, possibly 0 (decisions §4). */
export function affordableTaps(balance: Balance, multiplier: number, taps: number): number {
  return Math.max(0, Math.min(taps, Math.floor(balance.available / multiplier)));
}
