import { expect, test } from 'vitest';
import { readTextFiles } from './text-files.ts';

const words =
  /\b(?:unheard|hears?|heard|told|patience|farewell|whoever|mood|last word|stand-ins?)\b/i;

const isExempt = (path: string) =>
  /-text\.ts$|-page\.test\.tsx$|^openapi\/(?:catalogue|dist)\/|^\.github\/STYLE\.md$|own-words\.test\.ts$/.test(
    path,
  );

test('no page, comment or name uses the words that STYLE.md replaces', () => {
  const found = readTextFiles()
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (words.test(line) ? [`${path}:${at + 1}`] : [])),
    );

  expect(found).toEqual([]);
});

/** The messages in the calls of a log. A call with more than a context of one level before its message is left out. */
const logMessages =
  /\blog\.(?:debug|info|warn|error|fatal)\(\s*(?:\{[^{}]*\},\s*)?(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g;

test('every message of the log starts with a capital letter and ends with a full stop, or with … while it lasts', () => {
  const messages = readTextFiles()
    .filter(({ path }) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(logMessages)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '');

  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !/^[A-Z].*[.…]$/.test(message))).toEqual([]);
});
