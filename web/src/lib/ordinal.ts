/** Returns a rank as an English ordinal, such as "21st" (decisions §10 NAV). */
export function ordinal(rank: number): string {
  return `${rank}${ordinalSuffix(rank)}`;
}

function ordinalSuffix(rank: number): string {
  const isTeen = Math.floor((rank % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th';
}
