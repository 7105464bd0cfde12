/** A level's share of a day's revenue, in whole micro-dollars. */
export type RevenueShare = {
  /** The amount for each member of the level. */
  readonly each: number;
  /** The amount for all members together. */
  readonly paid: number;
};

/**
 * Splits `percent` percent of a day's revenue equally among a level's members (decisions §5). Rounds each member's
 * amount down to whole micro-dollars.
 * @returns Amounts of 0 if the revenue is 0 or less, or the level has no members.
 *
 * @example
 * shareRevenue(100_000_000, 1, 3); // { each: 333_333, paid: 999_999 }
 */
export function shareRevenue(
  revenueMicros: number,
  percent: number,
  members: number,
): RevenueShare {
  if (revenueMicros <= 0 || members === 0) return { each: 0, paid: 0 };
  const each = Math.floor((revenueMicros * percent) / (100 * members));
  return { each, paid: each * members };
}

/**
 * Calculates a day's result in micro-dollars: purchases minus refunds, minus the loss of earlier days (decisions §5).
 * @param carried Zero, or the loss of earlier days as a negative number.
 * @returns `revenue` is the profit, or 0 after a loss. `carried` is the loss as a negative number, or 0 after a profit.
 * @example
 * settleDay(0, 10_000_000, 25_000_000); // { revenue: 0, carried: -15_000_000 }
 */
export function settleDay(
  carried: number,
  purchases: number,
  refunds: number,
): { revenue: number; carried: number } {
  const result = carried + purchases - refunds;
  return { revenue: Math.max(0, result), carried: Math.min(0, result) };
}
