import type { Cell, Slice } from '@ton/core';

/** More than any payment's id; a person reads the rest where it matters. */
const mostBytes = 200;

/**
 * The text of a message whose body is one (32 zero bits, then UTF-8 over a chain of cells), without what could
 * disturb a database or a terminal; null for any other body. Anybody can send any body: of a long one the
 * beginning is read.
 */
export function readComment(body: Cell): string | null {
  const slice = body.beginParse(true);
  if (body.isExotic || slice.remainingBits < 32 || slice.loadUint(32) !== 0) return null;
  const bytes = readBytes(slice);
  if (bytes === null) return null;
  return new TextDecoder()
    .decode(bytes)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')
    .trim();
}

function readBytes(start: Slice): Buffer | null {
  const parts: Buffer[] = [];
  let slice = start;
  for (let left = mostBytes; left > 0; ) {
    if (slice.remainingBits % 8 !== 0) return null;
    const part = slice.loadBuffer(Math.min(slice.remainingBits / 8, left));
    parts.push(part);
    left -= part.length;
    if (slice.remainingRefs === 0) break;
    const next = slice.loadRef();
    // A chain of empty cells would be walked for nothing.
    if (next.isExotic || next.bits.length === 0) break;
    slice = next.beginParse();
  }
  return Buffer.concat(parts);
}
