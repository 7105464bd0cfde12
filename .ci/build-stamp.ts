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
import { basename, dirname, join } from 'node:path';

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
 * Returns the path of a folder in which only this process prepares the next build of `folder`. Deletes the unfinished
 * builds of processes that have ended.
 */
export function unfinishedBuild(folder: string): string {
  const [parent, name] = [dirname(folder), `${basename(folder)}.next-`];
  for (const left of existsSync(parent) ? readdirSync(parent) : []) {
    if (left.startsWith(name) && !isRunning(Number.parseInt(left.slice(name.length), 10)))
      rmSync(join(parent, left), { recursive: true, force: true });
  }
  return `${folder}.next-${process.pid}`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const attemptsMax = 100;

/**
 * Replaces the build in `folder` with a finished build, and stores `hash` in the new build. Several processes may do so
 * at the same time.
 * @param built the folder of the finished build, on the same disk as `folder`
 * @param hash the hash of the files from which the new build was made
 */
export function publishBuild(built: string, folder: string, hash: string): void {
  const replaced = `${built}.old`;
  writeFileSync(join(built, stampName), hash);
  // Two renames, no copy: a server that serves the folder never finds an incomplete build.
  for (let attempt = 1; existsSync(built); attempt += 1) {
    moveAside(folder, replaced);
    try {
      renameSync(built, folder);
    } catch (error) {
      // Another process has put its build there in between.
      if (attempt === attemptsMax) throw error;
    }
  }
}

/** Moves `folder` to `target` and deletes it there. Does nothing if `folder` does not exist. */
function moveAside(folder: string, target: string): void {
  try {
    renameSync(folder, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(target, { recursive: true, force: true });
}
