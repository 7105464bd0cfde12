/** A text and the position of the caret, in UTF-16 units. */
export type FittedInput = {
  readonly text: string;
  readonly caret: number;
};

/** Returns the number of Unicode code points, as in the length limits of the API. */
export function countCharacters(text: string): number {
  return [...text].length;
}

export function fits(max: number): (text: string) => boolean {
  return (text) => countCharacters(text) <= max;
}

/**
 * Truncates the inserted part of an edit to fit `max` characters (spec §5 "Input beyond 140 is rejected").
 * @param before The text before the edit
 * @param after The text after the edit, with the caret after the inserted part
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
