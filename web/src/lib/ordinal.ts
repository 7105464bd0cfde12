import { groupDigits } from '@bold/sdk/game';

/** Returns a rank as an English ordinal with grouped digits, such as "1 204th" (decisions §10 NAV). */
export function ordinal(rank: number): string {
  return `${groupDigits(rank)}${ordinalSuffix(rank)}`;
}

/** Returns a rank as a Russian neuter ordinal, such as "1 204-е". No line breaks at its hyphen (U+2011). */
export function russianOrdinal(rank: number): string {
  return `${groupDigits(rank)}\u{2011}е`;
}

function ordinalSuffix(rank: number): string {
  const isTeen = Math.floor((rank % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th';
}
