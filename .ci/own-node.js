import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesOf } from './is-installed.js';

const executable = process.platform === 'win32' ? 'node.exe' : 'node';
const platform = process.platform === 'win32' ? 'win' : process.platform;

/**
 * Returns true if the major version of Node is new enough for `engines` in the package.json of `root`.
 * @param {string} root
 * @param {string} [version] a version of Node, by default that of the running Node
 * @returns {boolean}
 */
export function isNewEnough(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Number.parseInt(version, 10) >= Number.parseInt(engines.node.replace('>=', ''), 10);
}

const packageName = `node-${platform}-${process.arch}`;

/**
 * Returns the version of Node that `.ci/node/package.json` requires for this platform. Returns undefined if npm has no
 * Node package for this platform.
 * @param {string} root
 * @returns {string | undefined}
 */
function ownNodeVersion(root) {
  const text = readFileSync(join(root, '.ci/node/package.json'), 'utf8');
  return JSON.parse(text).optionalDependencies[packageName];
}

/**
 * Returns true if npm has a Node package for this platform.
 * @param {string} root
 * @returns {boolean}
 */
export const hasOwnNode = (root) => ownNodeVersion(root) !== undefined;

/**
 * Returns the path of the Node that `.ci/node/package.json` requires, or undefined if this version is not installed.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findOwnNode(root) {
  const modules = join(root, '.ci/node/node_modules');
  const path = join(modules, packageName, 'bin', executable);
  // npm writes this file last, so it does not list a package that was unpacked in part.
  const installed = packagesOf(join(modules, '.package-lock.json'));
  const version = installed[`node_modules/${packageName}`]?.version;
  return version === ownNodeVersion(root) && existsSync(path) ? path : undefined;
}

/**
 * Links `node_modules/.bin/node` to the Node at `path`, so that npm scripts use this Node. Deletes this Node's C
 * headers, which no script needs.
 * @param {string} root
 * @param {string} path
 */
export function linkOwnNode(root, path) {
  // npm puts `.bin` first on the PATH.
  const link = join(root, 'node_modules/.bin', executable);
  if (existsSync(link) && statSync(link).ino === statSync(path).ino) return;
  // The headers take 67 MB, and no script needs them.
  rmSync(join(dirname(dirname(path)), 'include'), { recursive: true, force: true });
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  // A hard link, which Windows allows too and which takes no space.
  linkSync(path, link);
}
