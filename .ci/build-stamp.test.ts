import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isBuiltFrom, publishBuild } from './build-stamp.ts';

function project() {
  const root = mkdtempSync(join(tmpdir(), 'bold-stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write('src/deep/a.ts', 'a');
  write('lock.json', '{}');
  return { root, write, hash: () => hashInputs(root, ['src', 'lock.json']) };
}

test('a build is stale once a source changes, is added, moves or the lock file changes', () => {
  const { root, write, hash } = project();
  const hashes = [hash()];

  write('src/deep/a.ts', 'b');
  hashes.push(hash());
  write('src/b.ts', '');
  hashes.push(hash());
  rmSync(join(root, 'src/b.ts'));
  write('src/c.ts', '');
  hashes.push(hash());
  write('lock.json', '{ }');
  hashes.push(hash());

  expect(new Set(hashes).size).toBe(5);
});

test('a build stays fresh when a file is only touched, and when a test changes', () => {
  const { root, write, hash } = project();
  const before = hash();

  utimesSync(join(root, 'src/deep/a.ts'), 0, 0);
  write('src/deep/a.test.ts', 'test');
  write('src/a.fixture.tsx', 'fixture');

  expect(hash()).toBe(before);
});

test('a build counts as made from its own inputs alone, and a removed one from none', () => {
  const { root, write } = project();
  const dist = join(root, 'dist');
  mkdirSync(join(root, 'dist.next'));
  write('dist.next/index.html', '');

  publishBuild(join(root, 'dist.next'), dist, 'one');
  expect([isBuiltFrom(dist, 'one'), isBuiltFrom(dist, 'two')]).toEqual([true, false]);

  rmSync(dist, { recursive: true });
  expect(isBuiltFrom(dist, 'one')).toBe(false);
});

test('a build replaces the one before, and what an interrupted build has left', () => {
  const { root, write } = project();
  for (const folder of ['dist', 'dist.old', 'dist.next']) mkdirSync(join(root, folder));
  write('dist/index-1.js', 'before');
  write('dist.old/index-0.js', 'before that');
  write('dist.next/index-2.js', 'now');

  publishBuild(join(root, 'dist.next'), join(root, 'dist'), 'two');

  expect(readdirSync(root).sort()).toEqual(['dist', 'lock.json', 'src']);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['.built-from', 'index-2.js']);
});
