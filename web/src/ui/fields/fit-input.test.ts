import { expect, test } from 'vitest';
import { countCharacters, fitInput } from './fit-input.ts';

test('a character is a code point, whatever it takes to write it', () => {
  expect(countCharacters('a🐳é')).toBe(3);
});

test('an edit that fits is taken over as it is', () => {
  const after = { text: 'abc', caret: 3 };
  expect(fitInput('ab', after, 3)).toBe(after);
});

test('what is typed beyond the limit is rejected, and the caret stays', () => {
  expect(fitInput('abc', { text: 'abcd', caret: 4 }, 3)).toEqual({ text: 'abc', caret: 3 });
});

test('in the middle of a full text nothing is pushed out at its end', () => {
  expect(fitInput('abc', { text: 'axbc', caret: 2 }, 3)).toEqual({ text: 'abc', caret: 1 });
});

test('of what is pasted as much is taken as fits, in place of what was selected', () => {
  expect(fitInput('abcd', { text: 'a12345d', caret: 6 }, 5)).toEqual({ text: 'a123d', caret: 4 });
});

test('a character that two units make up is never cut in half', () => {
  expect(fitInput('a', { text: 'a🐳🐳', caret: 5 }, 2)).toEqual({ text: 'a🐳', caret: 3 });
});

test('a text that was too long before can still be shortened', () => {
  expect(fitInput('abcde', { text: 'abcd', caret: 4 }, 3)).toEqual({ text: 'abcd', caret: 4 });
});
