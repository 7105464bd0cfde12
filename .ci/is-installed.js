import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} Platforms */
/** @typedef {Record<string, unknown> & Platforms & { version?: string, optional?: boolean }} Package */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Returns true if npm has installed everything that the package.json files and package-lock.json require.
 * @param {string} root
 * @returns {boolean}
 */
export const isInstalled = (root) => missingPackages(root).length === 0;

/**
 * Returns the paths of the packages that npm must install. Also returns the path of each workspace whose package.json
 * and package-lock.json list different dependencies.
 * @param {string} root
 * @returns {string[]}
 */
export function missingPackages(root) {
  // A new Git checkout changes the file times, but must not cause a new installation.
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const locked = Object.entries(packagesOf(join(root, 'package-lock.json')));
  const missing = locked.filter(([path, entry]) => {
    if (!path.includes('node_modules/')) return !isLocked(join(root, path), entry);
    const found = installed[path];
    return found ? found.version !== entry.version : isNeeded(entry);
  });
  return missing.map(([path]) => path);
}

/**
 * Returns true for a required package, and for an optional package that is made for this platform. Optional packages
 * are checked too, because npm reports no error if the download of an optional package fails.
 * @param {Package} entry
 */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  // An optional package for all platforms may be a dependency of one for another platform.
  if (!os && !cpu) return false;
  if ((os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch))) return false;
  return !libc || libc.includes(libcOfMachine());
}

/** Returns the C library of a Linux machine, as npm names it. */
function libcOfMachine() {
  const { header } = Object(process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
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
 * Returns dependencies as text. The same dependencies in another order give the same text.
 * @param {unknown} dependencies
 */
const asText = (dependencies) => JSON.stringify(Object.entries(dependencies ?? {}).sort());

/**
 * Returns the packages that a lockfile lists, or `{}` if the file cannot be read.
 * @param {string} file
 * @returns {Record<string, Package>}
 */
export const packagesOf = (file) => read(file)?.packages ?? {};

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
