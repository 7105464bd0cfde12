import { beginCell, Cell } from '@ton/core';
import { expect, test } from 'vitest';
import { commentBody } from '../ton.fixture.ts';
import { readComment } from './comment.ts';

test('a written comment is read as the same text', () => {
  expect(readComment(Cell.fromBase64(commentBody('платёж 9')))).toBe('платёж 9');
});

test('a body with an operation and an empty body have no comment', () => {
  expect(readComment(beginCell().storeUint(0x0f8a7ea5, 32).endCell())).toBeUndefined();
  expect(readComment(Cell.EMPTY)).toBeUndefined();
});
