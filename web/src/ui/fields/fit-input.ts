/** A text, and where the caret stands in it, in UTF-16 units. */
export type FittedInput = {
  readonly text: string;
  readonly caret: number;
};

/** How many characters a text has: Unicode code points, as the contract counts them. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/**
 * What a field of at most `max` characters takes over of an edit: of what was put in, as much as fits;
 * what stood there before stays (spec §5 "Input beyond 140 is rejected").
 * @param before the text before the edit
 * @param after the text that the edit would make, its caret behind what was put in
 */
export function fitInput(before: string, after: FittedInput, max: number): FittedInput {
  const tooMany = countCharacters(after.text) - max;
  if (tooMany <= 0) return after;
  const tail = after.text.slice(after.caret);
  const head = after.text.slice(0, after.caret);
  const start = commonStart(before.slice(0, Math.max(0, before.length - tail.length)), head);
  const put = [...head.slice(start.length)];
  const kept = start + put.slice(0, Math.max(0, put.length - tooMany)).join('');
  return { text: kept + tail, caret: kept.length };
}

function commonStart(one: string, other: string): string {
  const characters = [...one];
  const others = [...other];
  const end = characters.findIndex((character, index) => character !== others[index]);
  return end === -1 ? one : characters.slice(0, end).join('');
}
