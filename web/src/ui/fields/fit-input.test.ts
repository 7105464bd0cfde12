import { expect, test } from 'vitest';
import { countCharacters, fitInput, fits } from './fit-input.ts';

test('a character is a Unicode code point', () => {
  expect(countCharacters('a🐳é')).toBe(3);
});

test('a text fits if it has at most so many characters', () => {
  expect(fits(2)('🐳🐳')).toBe(true);
  expect(fits(2)('🐳🐳🐳')).toBe(false);
});

test('an edit that fits is not changed', () => {
  const after = { text: 'abc', caret: 3 };
  expect(fitInput('ab', after, 3)).toBe(after);
});

test('a character beyond the limit is rejected, and the caret does not move', () => {
  expect(fitInput('abc', { text: 'abcd', caret: 4 }, 3)).toEqual({ text: 'abc', caret: 3 });
});

test('an insertion into a full text is rejected, and its end is not cut', () => {
  expect(fitInput('abc', { text: 'axbc', caret: 2 }, 3)).toEqual({ text: 'abc', caret: 1 });
});

test('a pasted text is truncated to the characters that fit in place of the selection', () => {
  expect(fitInput('abcd', { text: 'a12345d', caret: 6 }, 5)).toEqual({ text: 'a123d', caret: 4 });
});

test('a surrogate pair is never split', () => {
  expect(fitInput('a', { text: 'a🐳🐳', caret: 5 }, 2)).toEqual({ text: 'a🐳', caret: 3 });
});

test('a text above the limit can be shortened', () => {
  expect(fitInput('abcde', { text: 'abcd', caret: 4 }, 3)).toEqual({ text: 'abcd', caret: 4 });
});
