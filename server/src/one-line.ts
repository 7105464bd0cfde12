/**
 * Replaces line breaks, control characters and invisible characters with spaces. Then a text from a file or from an
 * earlier version cannot change other lines on an operator's screen.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+\s*/gu, ' ');
}
