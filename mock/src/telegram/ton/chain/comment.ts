import type { Cell } from '@ton/core';

/** The text of a message whose body is one: 32 zero bits, then UTF-8; `undefined` for any other. */
export function readComment(body: Cell): string | undefined {
  const slice = body.beginParse();
  if (slice.remainingBits < 32 || slice.loadUint(32) !== 0) return undefined;
  return slice.loadStringTail();
}
