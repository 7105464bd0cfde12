import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import manifest from './node/package.json' with { type: 'json' };
import { findOwnNode, hasOwnNode, isNewEnough, linkOwnNode } from './own-node.js';

const root = join(import.meta.dirname, '..');
const versions = new Set(Object.values(manifest.optionalDependencies));

/** Creates a project with a Node package of this version. The package contains a copy of the running Node. */
function project(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bold-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const path = join(folder, '.ci/node/node_modules', name);
  mkdirSync(join(path, 'bin'), { recursive: true });
  writeFileSync(
    join(folder, '.ci/node/package.json'),
    JSON.stringify({ optionalDependencies: { [name]: '24.1.0' } }),
  );
  const installed = { packages: { [`node_modules/${name}`]: { version } } };
  writeFileSync(join(path, '../.package-lock.json'), JSON.stringify(installed));
  mkdirSync(join(path, 'include/node'), { recursive: true });
  copyFileSync(process.execPath, join(path, 'bin', 'node'));
  return { folder, node: join(path, 'bin', 'node') };
}

test('a Node of an older major than package.json asks for is too old', () => {
  expect(['18.20.4', '23.11.0', '24.0.0', '26.1.0'].map((one) => isNewEnough(root, one))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('the Node for older machines has one version, which is new enough', () => {
  expect(versions.size).toBe(1);
  expect(isNewEnough(root, [...versions][0])).toBe(true);
});

test('a Node of another version than the locked one is not used', () => {
  const { folder, node } = project('24.1.0');

  expect(findOwnNode(folder)).toBe(node);
  expect(findOwnNode(project('24.0.0').folder)).toBeUndefined();
});

test('a Node that npm has unpacked in part is not used', () => {
  const { folder, node } = project('24.1.0');
  rmSync(join(node, '../../../.package-lock.json'));

  expect(findOwnNode(folder)).toBeUndefined();
});

test('npm has a newer Node for the platforms that package.json names', () => {
  const { folder } = project('24.1.0');
  expect(hasOwnNode(folder)).toBe(true);

  writeFileSync(join(folder, '.ci/node/package.json'), '{ "optionalDependencies": {} }');
  expect(hasOwnNode(folder)).toBe(false);
});

test('the Node that is used is the first on the PATH of scripts, takes no space twice and has no headers', () => {
  const { folder, node } = project('24.1.0');
  const link = join(folder, 'node_modules/.bin/node');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  cpSync(join(import.meta.dirname, 'step.js'), link);

  linkOwnNode(folder, node);
  linkOwnNode(folder, node);

  expect(statSync(link).ino).toBe(statSync(node).ino);
  expect(existsSync(join(node, '../../include'))).toBe(false);
  expect(execFileSync(link, ['-p', '1 + 1'], { encoding: 'utf8' })).toBe('2\n');
});
