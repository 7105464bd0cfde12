import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TextFile = { path: string; text: string };

/** Returns code without block comments and lines that are comments. */
export const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const root = join(import.meta.dirname, '..');
const isText = /\.(?:ts|tsx|js|mjs|json|css|html|sql|yaml|yml|md|env|example)$|\/[^.]+$/;

/** Returns the text files that Git does not ignore, except the lock file. */
export function readTextFiles(): TextFile[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => isText.test(path) && path !== 'package-lock.json')
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
