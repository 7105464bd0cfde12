import { groupDigits } from '@bold/sdk/game';

/** Formats dollars without a currency sign, as in "1 234.50" (spec §5). Rounds half a cent away from zero. */
export function dollarText(dollars: number): string {
  // Whole micro-dollars first: as a floating-point number 1.005 is a little less, and would round to 1.00.
  const cents = Math.round(Math.round(Math.abs(dollars) * 1e6) / 1e4);
  const sign = dollars < 0 && cents > 0 ? '-' : '';
  const fraction = String(cents % 100).padStart(2, '0');
  return `${sign}${groupDigits(Math.floor(cents / 100))}.${fraction}`;
}
