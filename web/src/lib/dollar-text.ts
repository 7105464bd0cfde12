import { groupDigits } from '@bold/sdk/game';

/** Formats dollars without a currency sign, as in "1 234.50" (spec §5). Rounds half a cent away from zero. */
export const dollarText = (dollars: number) => centsText(dollars, Math.round);

/** Formats dollars that a player earned. Rounds down to the cent, so that a page never shows more than is owed. */
export const rewardText = (dollars: number) => centsText(dollars, Math.floor);

function centsText(dollars: number, round: (cents: number) => number): string {
  // Whole micro-dollars first: as floating-point numbers, 1.005 and 0.29 × 100 are a little less.
  const cents = round(Math.round(Math.abs(dollars) * 1e6) / 1e4);
  const sign = dollars < 0 && cents > 0 ? '-' : '';
  const fraction = String(cents % 100).padStart(2, '0');
  return `${sign}${groupDigits(Math.floor(cents / 100))}.${fraction}`;
}
