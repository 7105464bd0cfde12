import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

// Inside the build, so that whatever removes or replaces the build removes the stamp too.
const stampName = '.built-from';
const isTest = /\.(test|fixture)\.tsx?$/;

/**
 * Returns the paths of all input files, relative to `root`. For a folder, returns all files below it except tests and
 * fixtures.
 */
function filesOf(root: string, inputs: readonly string[]): string[] {
  return inputs.flatMap((input) => {
    if (!statSync(join(root, input)).isDirectory()) return [input];
    const parts = readdirSync(join(root, input), { recursive: true, withFileTypes: true });
    return parts
      .filter((part) => part.isFile() && !isTest.test(part.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
      .sort();
  });
}

/**
 * Returns a hash of the names and contents of all input files. Leaves out the tests and fixtures in input folders.
 *
 * @param inputs files and folders below `root`
 */
export function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, inputs)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns true if the build in `folder` was made from inputs whose hash is `hash`. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  try {
    return readFileSync(join(folder, stampName), 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * Writes `hash` into a finished build and moves the build to `folder`. If `folder` already contains a build, replaces
 * the old build.
 * @param built the folder of the finished build, on the same disk as `folder`
 * @param hash the hash of the build's inputs
 */
export function publishBuild(built: string, folder: string, hash: string): void {
  const replaced = `${folder}.old`;
  writeFileSync(join(built, stampName), hash);
  rmSync(replaced, { recursive: true, force: true });
  // Two renames, no copy: a server that serves the folder never finds an incomplete build.
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(built, folder);
  rmSync(replaced, { recursive: true, force: true });
}
