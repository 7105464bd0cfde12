/**
 * Returns the rank that `total` has in the world: 1 + the number of `totals` that are strictly higher (decisions §5).
 *
 * @example
 * rankOf(300, [500, 300, 300, 100]); // 2
 */
export function rankOf(total: number, totals: Iterable<number>): number {
  let rank = 1;
  for (const other of totals) if (other > total) rank += 1;
  return rank;
}
