/**
 * Formats a whole number in groups of three digits with spaces between them (spec §5, decisions §10 UI).
 *
 * @example
 * groupDigits(1_234_567); // '1 234 567'
 */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/**
 * Formats dollars with two decimals and grouped digits, without a currency sign (spec §5). Rounds half a cent away
 * from zero.
 *
 * @example
 * dollarText(1_234.5); // '1 234.50'
 */
export function dollarText(dollars: number): string {
  // Whole micro-dollars first: as a floating-point number 1.005 is a little less, and would round to 1.00.
  const cents = Math.round(Math.round(Math.abs(dollars) * 1e6) / 1e4);
  const sign = dollars < 0 && cents > 0 ? '-' : '';
  const fraction = String(cents % 100).padStart(2, '0');
  return `${sign}${groupDigits(Math.floor(cents / 100))}.${fraction}`;
}
