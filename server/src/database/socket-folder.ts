import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { giveTo, type PostgresUser } from './postgres-user.ts';

/**
 * Where the PostgreSQL of `data` listens: the same folder for every server that opens these data, so that two which
 * start at once meet. Not below the data: a socket's path has room for about a hundred characters.
 */
export function socketFolderOf(data: string): string {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return `/tmp/bold-${name}`;
}

/**
 * Makes the folder for `user` and nobody else.
 * Throws a sentence when somebody else's already stands there: its name can be foreseen.
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
