import { expect, test } from 'vitest';
import { randomCode } from './random-code.ts';

test('a word has the length that was asked for, of lower-case letters and digits alone', () => {
  expect(randomCode(20)).toMatch(/^[a-z0-9]{20}$/);
});

test('a thousand words are all different', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => randomCode(16))).size).toBe(1_000);
});
