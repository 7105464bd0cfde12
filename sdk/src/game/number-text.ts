/**
 * Formats an integer with spaces as thousands separators (spec §5, decisions §10 UI).
 *
 * @example
 * groupDigits(1_234_567); // '1 234 567'
 */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
}
