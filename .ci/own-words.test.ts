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
