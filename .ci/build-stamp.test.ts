import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isBuiltFrom, publishBuild, unfinishedBuild } from './build-stamp.ts';

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

test('a build replaces the one before', () => {
  const { root, write } = project();
  for (const folder of ['dist', 'dist.next-1']) mkdirSync(join(root, folder));
  write('dist/index-1.js', 'before');
  write('dist.next-1/index-2.js', 'now');

  publishBuild(join(root, 'dist.next-1'), join(root, 'dist'), 'two');

  expect(readdirSync(root).sort()).toEqual(['dist', 'lock.json', 'src']);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['.built-from', 'index-2.js']);
});

test('processes that build at the same time have folders of their own', () => {
  const { root } = project();
  const { pid } = spawnSync(process.execPath, ['-v']);
  const folders = [process.pid, process.ppid, pid].map((id) => `dist.next-${id}`);
  for (const folder of [...folders, `dist.next-${pid}.old`]) mkdirSync(join(root, folder));

  expect(unfinishedBuild(join(root, 'dist'))).toBe(join(root, `dist.next-${process.pid}`));
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(
    folders.slice(0, 2).sort(),
  );
});

test('one of two processes that publish at the same time gives way to the other', async () => {
  const { root } = project();
  const publish = `
    const { publishBuild } = await import(${JSON.stringify(join(import.meta.dirname, 'build-stamp.ts'))});
    const { mkdirSync } = await import('node:fs');
    for (let round = 0; round < 300; round += 1) {
      mkdirSync('dist.next-' + process.pid);
      publishBuild('dist.next-' + process.pid, 'dist', 'one');
    }`;
  const codes = [1, 2].map(async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', publish], { cwd: root });
    const [code] = await once(child, 'exit');
    return code;
  });

  expect(await Promise.all(codes)).toEqual([0, 0]);
  expect(readdirSync(root).sort()).toEqual(['dist', 'lock.json', 'src']);
  expect(isBuiltFrom(join(root, 'dist'), 'one')).toBe(true);
});
