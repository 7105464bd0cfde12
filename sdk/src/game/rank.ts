/**
 * Returns the rank in the world: 1 + the number of players with a strictly higher total (decisions §5).
 *
 * @example
 * rankOf(300, [500, 300, 300, 100]); // 2
 */
export function rankOf(total: number, totals: Iterable<number>): number {
  let rank = 1;
  for (const other of totals) if (other > total) rank += 1;
  return rank;
}

/**
 * Returns a rank as an English ordinal (decisions §10 NAV).
 *
 * @example
 * ordinal(21); // '21st'
 */
export function ordinal(rank: number): string {
  return `${rank}${ordinalSuffix(rank)}`;
}

function ordinalSuffix(rank: number): string {
  const isTeen = Math.floor((rank % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th';
}
