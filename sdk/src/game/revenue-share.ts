/** What a level's first members get of a day's revenue, in whole micro-dollars. */
export interface RevenueShare {
  /** What each of them gets. */
  readonly each: number;
  /** What all of them get; whatever is left of the revenue stays with the house. */
  readonly paid: number;
}

/**
 * Splits a level's part of a day's revenue: `percent` of it, equally among the `members` that there
 * are, rounded down to whole micro-dollars (decisions §5). A day without profit, or a level without
 * members, pays nothing.
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
 * What a day has to share: its purchases less its refunds, less what earlier days still owe. A
 * negative day carries over (decisions §5). All in micro-dollars; `carried` is zero or negative.
 */
export function settleDay(
  carried: number,
  purchases: number,
  refunds: number,
): { revenue: number; carried: number } {
  const result = carried + purchases - refunds;
  return { revenue: Math.max(0, result), carried: Math.min(0, result) };
}
