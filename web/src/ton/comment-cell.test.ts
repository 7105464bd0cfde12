import { beginCell, Cell } from '@ton/core';
import { expect, test } from 'vitest';
import { commentCell, commentMaxBytes } from './comment-cell.ts';

test.each(['', '01JD3QK6Z8V5W4', 'Капля', 'x'.repeat(commentMaxBytes)])(
  'a wallet reads the comment "%s" as it was written',
  (text) => {
    const cell = Cell.fromBase64(commentCell(text));
    const expected = beginCell().storeUint(0, 32).storeStringTail(text).endCell();
    expect(cell.hash().toString('hex')).toBe(expected.hash().toString('hex'));
  },
);

test('a comment that is too long for one cell is refused, not cut', () => {
  expect(() => commentCell('x'.repeat(commentMaxBytes + 1))).toThrow(RangeError);
});
