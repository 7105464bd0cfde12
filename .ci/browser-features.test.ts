import { expect, test } from 'vitest';
import { readTextFiles, withoutComments } from './text-files.ts';

/**
 * Functions that iOS 16 or the web view of Android 5 (Chromium 95) lacks. Such phones get no newer version, and builds
 * replace syntax alone.
 */
const tooNew =
  /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|URL\.(?:parse|canParse)|Array\.fromAsync|RegExp\.escape|AbortSignal\.(?:any|timeout)|structuredClone|Iterator\.from)\b|\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|throwIfAborted|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|symmetricDifference)\(/;

/**
 * Returns true for a file that players' browsers run. The contract runtime and `bot.ts` run on servers and in the mock.
 */
const isOfPlayers = (path: string) =>
  /^(?:web|sdk)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|fixture)\.|^sdk\/src\/(?:contract\/|operations\/|bot\.ts)/.test(path);

test('the app uses no function that old phones lack', () => {
  const files = readTextFiles().filter(({ path }) => isOfPlayers(path));
  const found = files
    .filter(({ text }) => tooNew.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test('such a function is found in code, but not in a comment', () => {
  expect(tooNew.test(withoutComments('const { promise } = Promise.withResolvers();'))).toBe(true);
  expect(tooNew.test(withoutComments('  // Not `Promise.withResolvers`.\n/** URL.parse */'))).toBe(
    false,
  );
});

test('each line that iOS before 17.4 ignores, because it has alternative text, is in a query for it', () => {
  const query = '@supports (content: "" / "")';
  const styles = readTextFiles().filter(({ path }) => /^web\/src\/.*\.css$/.test(path));
  const outside = styles
    .filter(({ text }) =>
      /content:[^;]*\s\/\s/.test((text.split(query)[0] ?? '').replace(/\/\*.*?\*\//gs, '')),
    )
    .map(({ path }) => path);
  expect(styles.length).toBeGreaterThan(40);
  expect(outside).toEqual([]);
});
