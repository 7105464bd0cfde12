/** Returns true if a line break splits a word of the text. */
export function isBroken(text: Text): boolean {
  return [...text.data.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}
