/**
 * Formats an integer with no-break spaces (U+00A0) as thousands separators (spec §5, decisions §10 UI).
 *
 * @example
 * groupDigits(1_234_567); // '1\u{a0}234\u{a0}567'
 */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u{a0}');
}
