import type { Cell, Slice } from '@ton/core';
import { controlCharacter } from '../one-line.ts';

/** The maximum number of characters that are kept of a comment. Every payment id is shorter. */
const maxLength = 200;

/** Returns the text in a message's body, or null if the body has no text. */
export function readComment(body: Cell): string | null {
  const slice = body.beginParse(true);
  if (body.isExotic || slice.remainingBits < 32 || slice.loadUint(32) !== 0) return null;
  const bytes = readBytes(slice);
  if (bytes === null) return null;
  // The sender chooses the text, so long texts are cut and control characters are replaced.
  return new TextDecoder()
    .decode(bytes)
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll(controlCharacter, '�');
}

/** Returns the bytes of `start` and of the cells that follow. Returns null if a cell does not contain whole bytes. */
function readBytes(start: Slice): Buffer | null {
  const parts: Buffer[] = [];
  for (let slice = start; ; ) {
    if (slice.remainingBits % 8 !== 0) return null;
    parts.push(slice.loadBuffer(slice.remainingBits / 8));
    if (slice.remainingRefs === 0) break;
    const next = slice.loadRef();
    // Following a chain of empty cells would waste time.
    if (next.isExotic || next.bits.length === 0) break;
    slice = next.beginParse();
  }
  return Buffer.concat(parts);
}
