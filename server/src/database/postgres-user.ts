import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A user of the operating system. `identity` is passed to `spawn`, and is empty for the user of this process. */
export type PostgresUser = { name: string; identity: { uid?: number; gid?: number } };

/**
 * Returns the user of this process. If this user is root, returns the first of these users that exists and is not root:
 * the owner of `dataPath`, `postgres`, `nobody`.
 * @throws `Error` if this process runs as root and none of these users can be returned
 */
export function choosePostgresUser(dataPath: string): PostgresUser {
  if (process.getuid?.() !== 0) return { name: userInfo().username, identity: {} };

  const data = statSync(dataPath, { throwIfNoEntry: false });
  if (data && data.uid !== 0) {
    return { name: `user ${data.uid}`, identity: { uid: data.uid, gid: data.gid } };
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = lookUp('-u', name);
    const gid = lookUp('-g', name);
    if (uid && gid) return { name, identity: { uid, gid } };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as: start as another user, or set DATABASE_URL.',
  );
}

/** Returns the id of a user (`-u`) or of the user's group (`-g`). Returns 0 if there is no such user. */
function lookUp(flag: '-u' | '-g', name: string): number {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    // 0 is root's own id, which is never used.
    return 0;
  }
}

/** Changes the owner of a file or folder to PostgreSQL's user. */
export function giveTo({ identity: { uid, gid } }: PostgresUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
