/** Replaces line breaks and other control characters, which a reason that an earlier version stored can have. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\p{Cc}+\s*/gu, ' ');
}
