import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { appendFile, rename, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { openFallbackFolder } from './postgres-binaries.ts';
import { giveTo, type PostgresUser } from './postgres-user.ts';

type Place = { dataPath: string; fallbackFolder: string; programs: string; user: PostgresUser };

/** The only role in the embedded PostgreSQL. */
export const postgresRole = 'bold';

/**
 * Returns the real path of PostgreSQL's data directory, and creates the directory if `dataPath` does not exist. If
 * `user` cannot reach `dataPath`, creates the directory in `fallbackFolder`, and a symbolic link to it at `dataPath`.
 */
export async function prepareDataDirectory(place: Place, log: Logger): Promise<string> {
  const { dataPath, fallbackFolder, user } = place;
  if (existsSync(dataPath)) return realpathSync(dataPath);

  const parent = dirname(dataPath);
  mkdirSync(parent, { recursive: true });
  const isReachable = makeEnterable(parent, user, log);
  if (!isReachable) openFallbackFolder(fallbackFolder);
  const fresh = mkdtempSync(join(isReachable ? parent : fallbackFolder, 'postgres-'));
  giveTo(user, fresh);

  log.info(`Creating an empty database in ${isReachable ? dataPath : fresh} …`);
  if (!isReachable) log.info(`It lies there because ${user.name} cannot reach ${parent}.`);
  try {
    await initialise(fresh, place);
    // Both are atomic and fail if another process was faster.
    await (isReachable ? rename(fresh, dataPath) : symlink(fresh, dataPath));
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(dataPath)) throw error;
  }
  return realpathSync(dataPath);
}

/** Lets `user` enter `folder`, with `chmod go+x` if necessary. Returns false if `user` still cannot enter. */
function makeEnterable(folder: string, user: PostgresUser, log: Logger): boolean {
  const canEnter = (path: string) =>
    spawnSync('test', ['-x', path], { ...user.identity, cwd: '/' }).status === 0;
  if (canEnter(folder)) return true;
  if (!canEnter(dirname(folder))) return false;
  log.info(`Letting ${user.name} pass through ${folder} …`);
  chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
  return canEnter(folder);
}

/**
 * The arguments that make `initdb` use PostgreSQL's own sort order. With the sort order of the operating system, an
 * update of the system could corrupt indexes of text.
 */
export const localeArguments = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function initialise(folder: string, { programs, user }: Place) {
  const options = { ...user.identity, cwd: '/', env: {} };
  await promisify(execFile)(
    join(programs, 'initdb'),
    [`--pgdata=${folder}`, `--username=${postgresRole}`, ...localeArguments],
    options,
  );

  // The kernel reports the user at the other end of the socket, so no password is needed and no other user is admitted.
  const names = new Set([userInfo().username, 'root']);
  await writeFile(join(folder, 'pg_hba.conf'), 'local all all peer map=owner\n');
  await appendFile(
    join(folder, 'pg_ident.conf'),
    [...names].map((name) => `owner ${name} ${postgresRole}\n`).join(''),
  );
}
