import { expect, test } from 'vitest';
import { readTextFiles } from './text-files.ts';

type Docstring = { place: string; text: string; next: string };

const sentencesMost = 2;
const isChecked = (path: string) =>
  /\.(?:tsx?|js)$/.test(path) && !/\/(?:generated|dist)\//.test(path);
const docstrings = readTextFiles()
  .filter(({ path }) => isChecked(path))
  .flatMap(({ path, text }) => docstringsIn(path, text));

/** Returns each docstring of a file: its place, its text without tags, and the line below it. */
function docstringsIn(path: string, text: string): Docstring[] {
  return [...text.matchAll(/^ *\/\*\*([\s\S]*?)\*\/\n(.*)/gm)].map((match) => {
    const [, comment = '', next = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const [before = ''] = comment.replace(/^ *\* ?/gm, '').split(/^ *@/m);
    return { place: `${path}:${line}`, text: before.trim(), next };
  });
}

function sentencesOf({ text }: Docstring): number {
  return text.replace(/`[^`]*`/g, 'code').match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

const isFunction = ({ next }: Docstring) =>
  /^(?:export )?(?:async )?function |^(?:export )?const \w+(?:: \w+<'\w+'>)? = (?:async )?\((?:.*=>|$)/.test(
    next,
  );

test(`no docstring has more than ${sentencesMost} sentences`, () => {
  const long = docstrings.filter((docstring) => sentencesOf(docstring) > sentencesMost);
  expect(long.map(({ place }) => place)).toEqual([]);
});

test('the docstring of a function starts with a verb', () => {
  const others = docstrings.filter(isFunction).filter(({ text }) => !/^[A-Z][a-z]+s\b/.test(text));
  expect(others.map(({ place }) => place)).toEqual([]);
});
