import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled, missingPackages } from './is-installed.js';

const react = { version: '19.0.0' };
const locked = { '': { devDependencies: { react: '19' } }, 'node_modules/react': react };

/**
 * Creates a project whose package-lock.json lists the packages of `lock`, and whose node_modules/.package-lock.json
 * lists the packages of `installed`.
 */
function project(installed: object, lock: object = locked) {
  const root = mkdtempSync(join(tmpdir(), 'bold-setup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules'));
  const write = (path: string, content: object) =>
    writeFileSync(join(root, path), JSON.stringify(content));
  write('package.json', { devDependencies: { react: '19' }, scripts: { a: 'b' } });
  write('package-lock.json', { packages: lock });
  write('node_modules/.package-lock.json', { packages: installed });
  return { root, write };
}

test('what npm installed from this lock file is complete', () => {
  expect(isInstalled(project({ 'node_modules/react': react }).root)).toBe(true);
});

test('a missing package, another version and a missing node_modules ask for an installation', () => {
  const { root } = project({ 'node_modules/react': react });
  rmSync(join(root, 'node_modules'), { recursive: true });

  expect(isInstalled(project({}).root)).toBe(false);
  expect(isInstalled(project({ 'node_modules/react': { version: '18.0.0' } }).root)).toBe(false);
  expect(isInstalled(root)).toBe(false);
});

test('an optional package of another platform is not missed', () => {
  const other = { ...locked, 'node_modules/windows-only': { version: '1.0.0', optional: true } };

  expect(isInstalled(project({ 'node_modules/react': react }, other).root)).toBe(true);
});

test('an optional package of this platform is missed: npm leaves it out when its download fails', () => {
  const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const others = {
    'node_modules/other-system': { ...own, os: ['sunos'] },
    'node_modules/other-processor': { ...own, cpu: ['s390x'] },
    'node_modules/other-library': { ...own, libc: ['none'] },
  };
  const { root } = project({ 'node_modules/react': react }, { ...locked, ...others });
  expect(isInstalled(root)).toBe(true);

  const all = { ...locked, ...others, 'node_modules/own': own };
  expect(missingPackages(project({ 'node_modules/react': react }, all).root)).toEqual([
    'node_modules/own',
  ]);
});

test('a dependency that only package.json names asks for an installation, a new script does not', () => {
  const { root, write } = project({ 'node_modules/react': react });

  write('package.json', { devDependencies: { react: '19' }, scripts: { a: 'c', d: 'e' } });
  expect(isInstalled(root)).toBe(true);

  write('package.json', { devDependencies: { react: '19', vite: '8' } });
  expect(isInstalled(root)).toBe(false);
});

test('the lock file of this project fits its package.json files', () => {
  const project = join(import.meta.dirname, '..');
  const root = mkdtempSync(join(tmpdir(), 'bold-lock-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const text = readFileSync(join(project, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, object> };
  const rooms = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  for (const file of ['package-lock.json', ...rooms.map((room) => join(room, 'package.json'))]) {
    cpSync(join(project, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  cpSync(join(project, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'));

  expect(rooms).toContain('web');
  expect(isInstalled(root)).toBe(true);
});
