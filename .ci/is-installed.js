import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, unknown> & { version?: string, optional?: boolean }} Package */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Returns true if npm has installed everything that the package.json files and package-lock.json require.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  // A new Git checkout changes the file times, but must not cause a new installation.
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const locked = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return locked.every(([path, entry]) => {
    if (!path.includes('node_modules/')) return isLocked(join(root, path), entry);
    const found = installed[path];
    // Optional packages of other platforms are never installed.
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/**
 * Returns true if `entry` of the lock file has the same dependencies as the package.json in `folder`.
 * @param {string} folder
 * @param {Package} entry
 */
function isLocked(folder, entry) {
  const manifest = read(join(folder, 'package.json')) ?? {};
  return kinds.every((kind) => asText(manifest[kind]) === asText(entry[kind]));
}

/**
 * Returns dependencies as a text that does not depend on their order.
 * @param {unknown} dependencies
 */
const asText = (dependencies) => JSON.stringify(Object.entries(dependencies ?? {}).sort());

/**
 * Returns the packages that a lockfile lists, or `{}` if the file cannot be read.
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const packagesOf = (file) => read(file)?.packages ?? {};

/**
 * Returns the content of a JSON file, or `undefined` if the file is missing or invalid.
 * @param {string} file
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
