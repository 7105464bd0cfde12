/**
 * Returns the rank of `total` in the world (decisions §5). The rank is 1 plus the number of higher `totals`.
 *
 * @example
 * rankOf(300, [500, 300, 300, 100]); // 2
 */
export function rankOf(total: number, totals: Iterable<number>): number {
  let rank = 1;
  for (const other of totals) if (other > total) rank += 1;
  return rank;
}
