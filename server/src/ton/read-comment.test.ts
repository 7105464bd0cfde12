import { beginCell, type Cell, comment } from '@ton/core';
import { expect, test } from 'vitest';
import { readComment } from './read-comment.ts';

const textBody = (text: string) => beginCell().storeUint(0, 32).storeStringTail(text).endCell();

/** Returns a comment that spans many cells: first the text tag, then one letter per cell. */
function snake(letters: string): Cell {
  const rest = [...letters].reduceRight<Cell | null>((next, letter) => {
    const cell = beginCell().storeBuffer(Buffer.from(letter));
    return (next ? cell.storeRef(next) : cell).endCell();
  }, null);
  return beginCell()
    .storeUint(0, 32)
    .storeRef(rest ?? beginCell().endCell())
    .endCell();
}

test('a comment is read in the format of wallets, on any number of cells', () => {
  expect(readComment(comment('ab12cd34ef56gh78ij90'))).toBe('ab12cd34ef56gh78ij90');
  expect(readComment(snake('ab12cd34ef56gh78ij90'))).toBe('ab12cd34ef56gh78ij90');
  expect(readComment(comment('Спасибо'))).toBe('Спасибо');
  expect(readComment(comment(' padded\n'))).toBe('padded');
  expect(readComment(comment('cut\nin two'))).toBe('cut�in two');
});

test.each([
  ['an empty body', beginCell().endCell()],
  ['a body of a few bits', beginCell().storeUint(0, 31).endCell()],
  ["a contract's operation", beginCell().storeUint(0x7362d09c, 32).endCell()],
  ['an encrypted comment', beginCell().storeUint(0x2167da4b, 32).storeUint(1, 64).endCell()],
  ['bits that are no bytes', beginCell().storeUint(0, 32).storeUint(1, 7).endCell()],
])('%s is not a comment', (_, body) => {
  expect(readComment(body)).toBeNull();
});

test("a text that is longer than any payment's id is cut", () => {
  expect(readComment(textBody('x'.repeat(5_000)))).toBe('x'.repeat(200));
  expect(readComment(snake('y'.repeat(900)))).toBe('y'.repeat(200));
});

test('white space around a comment is removed before a long comment is cut', () => {
  expect(readComment(textBody(`${' '.repeat(300)}ab12cd34ef56gh78ij90`))).toBe(
    'ab12cd34ef56gh78ij90',
  );
  expect(readComment(textBody(`ab12cd34ef56gh78ij90${' '.repeat(300)}!`))).not.toBe(
    'ab12cd34ef56gh78ij90',
  );
  expect(readComment(textBody(`${'x'.repeat(199)}\u{1f600}`))).toBe(`${'x'.repeat(199)}\ufffd`);
});

test('a chain of empty cells is not followed', () => {
  let chain = beginCell().storeBuffer(Buffer.from('end')).endCell();
  for (let depth = 0; depth < 500; depth += 1) chain = beginCell().storeRef(chain).endCell();
  expect(readComment(beginCell().storeUint(0, 32).storeRef(chain).endCell())).toBe('');
});

test('characters that could be commands for a database or a terminal are removed from a comment', () => {
  expect(readComment(textBody('a\0b\u001b[2Jc\u202ed\u2028e'))).toBe('a�b�[2Jc�d�e');
  const broken = beginCell()
    .storeUint(0, 32)
    .storeBuffer(Buffer.from([0xff, 0x61]))
    .endCell();
  expect(readComment(broken)).toBe('�a');
});
