import { beginCell, Cell } from '@ton/core';
import { expect, test } from 'vitest';
import { commentBody } from '../ton.fixture.ts';
import { readComment } from './comment.ts';

test('a comment is read as it was written', () => {
  expect(readComment(Cell.fromBase64(commentBody('платёж 9')))).toBe('платёж 9');
});

test('a body that is an operation, or nothing, is no comment', () => {
  expect(readComment(beginCell().storeUint(0x0f8a7ea5, 32).endCell())).toBeUndefined();
  expect(readComment(Cell.EMPTY)).toBeUndefined();
});
