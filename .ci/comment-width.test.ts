import { expect, test } from 'vitest';
import { readTextFiles } from './text-files.ts';

const widthMost = 120;

// A migration is never edited once it has run anywhere, and generated code has the width of its generator.
const isChecked = (path: string) =>
  /\.(?:ts|tsx|js|css)$/.test(path) && !/\/generated\//.test(path);
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

test(`no comment is wider than ${widthMost} columns`, () => {
  const wide = readTextFiles()
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          isComment(line) && line.length > widthMost ? [`${path}:${at + 1}`] : [],
        ),
    );

  expect(wide).toEqual([]);
});
