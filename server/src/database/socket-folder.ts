import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { giveTo, type PostgresUser } from './postgres-user.ts';

/** Returns the folder for PostgreSQL's socket, always the same for the same data folder. */
export function socketFolderOf(data: string): string {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  // Not inside `data`, because the path of a socket is limited to about a hundred characters.
  return `/tmp/bold-${name}`;
}

/**
 * Creates the folder with access for `user` only. Uses an existing folder if only `user` or the process's own user has
 * access to the folder.
 * @throws `Error` if the folder exists, but cannot be used
 */
export function openSocketFolder(folder: string, user: PostgresUser): void {
  const own = process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    const owners = [own, user.identity.uid ?? own];
    const isOurs = found?.isDirectory() && owners.includes(found.uid) && !(found.mode & 0o077);
    if (!isOurs) {
      throw new Error(`${folder} is not this server's: remove it, then start again.`, {
        cause: error,
      });
    }
  }
  giveTo(user, folder);
}
