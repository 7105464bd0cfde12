/** Matches characters that control a terminal, end a line or are invisible. */
export const controlCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const controlCharacters = new RegExp(`\\s*${controlCharacter.source}+\\s*`, 'gu');

/**
 * Replaces line breaks, control characters and invisible characters with spaces. Then a text from a file or from an
 * earlier version cannot change other lines on an operator's screen.
 */
export function oneLine(text: string): string {
  return text.replaceAll(controlCharacters, ' ');
}

/** Returns the escapes of a text's UTF-16 code units, as in JSON: `\u200b`. */
export function escapesOf(text: string): string {
  const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.split('').map(escapeOf).join('');
}
