/**
 * Returns the world rank of `total`: 1 plus how many of the `totals` are higher than `total` (decisions §5).
 *
 * @example
 * rankOf(300, [500, 300, 300, 100]); // 2
 */
export function rankOf(total: number, totals: Iterable<number>): number {
  let rank = 1;
  for (const other of totals) if (other > total) rank += 1;
  return rank;
}
