import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readTextFiles } from './text-files.ts';

const files = readTextFiles();

const widthMost = 120;
const linesMost = 300;
const filesMost = 40;

// A migration is never edited once it has run anywhere, and generated code has the width of its generator.
const isGenerated = (path: string) => /\/generated\//.test(path);
const isChecked = (path: string) => /\.(?:ts|tsx|js|css)$/.test(path) && !isGenerated(path);
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

test(`no comment is wider than ${widthMost} columns`, () => {
  const wide = files
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

test(`no source file is longer than ${linesMost} lines`, () => {
  const long = files
    .filter(({ path }) => isChecked(path))
    .filter(({ text }) => text.trimEnd().split('\n').length > linesMost);

  expect(long.map(({ path }) => path)).toEqual([]);
});

test(`no folder has more than ${filesMost} files`, () => {
  const folders = Map.groupBy(
    files.filter(({ path }) => !isGenerated(path)),
    ({ path }) => dirname(path),
  );

  const large = [...folders].filter(([, inside]) => inside.length > filesMost);
  expect(large.map(([folder]) => folder)).toEqual([]);
});
