import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the folders of a PATH variable. */
export function foldersOf(path = ''): string[] {
  return path.split(delimiter).filter((folder) => folder !== '');
}
