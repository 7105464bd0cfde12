import type { Cell } from '@ton/core';

/** Returns the text comment in a message's body (32 zero bits, then UTF-8), or `undefined` if there is none. */
export function readComment(body: Cell): string | undefined {
  const slice = body.beginParse();
  if (slice.remainingBits < 32 || slice.loadUint(32) !== 0) return undefined;
  return slice.loadStringTail();
}
