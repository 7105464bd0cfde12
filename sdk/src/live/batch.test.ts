import { expect, test } from 'vitest';
import { isSession, isTapBatch } from './batch.ts';

test('a session has up to 64 characters', () => {
  expect([64, 65].map((length) => isSession('a'.repeat(length)))).toEqual([true, false]);
});

test('zero taps are valid, and fewer are not', () => {
  expect([0, -1].map((taps) => isTapBatch({ multiplier: 1, taps }))).toEqual([true, false]);
});
