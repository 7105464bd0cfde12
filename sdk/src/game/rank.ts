/** The place in the world: 1 + the number of players with strictly more taps in all (decisions §5). */
export function rankOf(total: number, totals: Iterable<number>): number {
  let rank = 1;
  for (const other of totals) if (other > total) rank += 1;
  return rank;
}

/** A rank in words of the interface: 1st, 2nd, 3rd, 4th, 11th, 21st, 111th (decisions §10 NAV). */
export function ordinal(rank: number): string {
  return `${rank}${ordinalSuffix(rank)}`;
}

function ordinalSuffix(rank: number): string {
  const isTeen = Math.floor((rank % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th';
}
