import type { Cell, Slice } from '@ton/core';

/**
 * The maximum length of a comment in bytes; a longer comment is cut. Ids of payments are shorter, and an operator can
 * read the whole comment in a block explorer.
 */
const maxBytes = 200;

/**
 * Returns the text of a message's body (32 zero bits, then UTF-8 over a chain of cells), or null if the body is not a
 * text. Because the sender chooses the text, cuts a long text and replaces characters that could disturb a database or
 * a terminal.
 */
export function readComment(body: Cell): string | null {
  const slice = body.beginParse(true);
  if (body.isExotic || slice.remainingBits < 32 || slice.loadUint(32) !== 0) return null;
  const bytes = readBytes(slice);
  if (bytes === null) return null;
  return new TextDecoder()
    .decode(bytes)
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
}

function readBytes(start: Slice): Buffer | null {
  const parts: Buffer[] = [];
  let slice = start;
  for (let left = maxBytes; left > 0; ) {
    if (slice.remainingBits % 8 !== 0) return null;
    const part = slice.loadBuffer(Math.min(slice.remainingBits / 8, left));
    parts.push(part);
    left -= part.length;
    if (slice.remainingRefs === 0) break;
    const next = slice.loadRef();
    // Following a chain of empty cells would waste time.
    if (next.isExotic || next.bits.length === 0) break;
    slice = next.beginParse();
  }
  return Buffer.concat(parts);
}
