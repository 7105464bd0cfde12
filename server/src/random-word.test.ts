import { expect, test } from 'vitest';
import { randomWord } from './random-word.ts';

test('a word has the length that was asked for, of lower-case letters and digits alone', () => {
  expect(randomWord(20)).toMatch(/^[a-z0-9]{20}$/);
});

test('a thousand words are all different', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => randomWord(16))).size).toBe(1_000);
});
