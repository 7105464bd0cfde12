/** Returns true if a line break splits a word or a number of the text. */
export function isBroken(text: Text): boolean {
  // A number may have groups of digits, with any space between them.
  return [...text.data.matchAll(/[^\s-]+(?:(?<=\d)\s\d{3}[^\s-]*)*/g)].some(
    ({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    },
  );
}
