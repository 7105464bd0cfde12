import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A user of the operating system. `identity` goes into `spawn`; it is empty for the one who runs this process. */
export type PostgresUser = { name: string; identity: { uid?: number; gid?: number } };

/**
 * Whom PostgreSQL runs as. It refuses root, so root lends it the owner of the data that already exists at
 * `dataPath`, else the system's `postgres` or `nobody`; anybody else runs it as themselves.
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
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to lend it: start as another user, or set DATABASE_URL.',
  );
}

/** Zero when there is no such user: root itself is never an answer. */
function lookUp(flag: '-u' | '-g', name: string): number {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 0;
  }
}

/** Hands a file or folder to the user that PostgreSQL runs as. */
export function giveTo({ identity: { uid, gid } }: PostgresUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
