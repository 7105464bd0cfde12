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
 * Returns a hash of the input files. Leaves out tests and fixtures in input folders.
 * @param inputs the paths of files and folders, relative to `root`
 */
export function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, inputs)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function isBuiltFrom(folder: string, hash: string): boolean {
  try {
    return readFileSync(join(folder, stampName), 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * Replaces the build in `folder` with a finished build, and stores `hash` in the new build.
 * @param built the folder of the finished build, on the same disk as `folder`
 * @param hash the hash of the files from which the new build was made
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
