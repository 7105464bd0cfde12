/** A whole number in groups of three, parted by ordinary spaces: 1234567 → "1 234 567" (spec §5, decisions §10 UI). */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/**
 * Dollars with two decimals and grouped digits, without a sign of the currency: 1234.5 → "1 234.50"
 * (spec §5). Half a cent is rounded away from zero.
 */
export function dollarText(dollars: number): string {
  // Whole micro-dollars first: 1.005 is a little less in floating point, and would lose its cent.
  const cents = Math.round(Math.round(Math.abs(dollars) * 1e6) / 1e4);
  const sign = dollars < 0 && cents > 0 ? '-' : '';
  const fraction = String(cents % 100).padStart(2, '0');
  return `${sign}${groupDigits(Math.floor(cents / 100))}.${fraction}`;
}
