/**
 * Replaces line breaks, control characters and invisible characters with spaces, so that a text from a file or an
 * earlier version changes no other line on an operator's screen.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+\s*/gu, ' ');
}
