/** A text and the position of the caret, in UTF-16 units. */
export type FittedInput = {
  readonly text: string;
  readonly caret: number;
};

/**
 * Returns the number of characters in a text. A character is a Unicode code point, as in the length limits of the API.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Returns a function that checks whether a text has at most `max` characters. */
export function fits(max: number): (text: string) => boolean {
  return (text) => countCharacters(text) <= max;
}

/**
 * Truncates the inserted part of an edit, so that the whole text fits `max` characters (spec §5 "Input beyond 140 is
 * rejected"). The text outside the inserted part stays unchanged.
 * @param before contains the text before the edit
 * @param after contains the text after the edit; the caret is after the inserted part
 */
export function fitInput(before: string, after: FittedInput, max: number): FittedInput {
  const excess = countCharacters(after.text) - max;
  if (excess <= 0) return after;
  const tail = after.text.slice(after.caret);
  const head = after.text.slice(0, after.caret);
  const start = commonStart(before.slice(0, Math.max(0, before.length - tail.length)), head);
  const inserted = [...head.slice(start.length)];
  const fitted = start + inserted.slice(0, Math.max(0, inserted.length - excess)).join('');
  return { text: fitted + tail, caret: fitted.length };
}

function commonStart(one: string, other: string): string {
  const characters = [...one];
  const others = [...other];
  const end = characters.findIndex((character, index) => character !== others[index]);
  return end === -1 ? one : characters.slice(0, end).join('');
}
